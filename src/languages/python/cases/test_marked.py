"""What a test framework would run."""
import unittest


def test_adds(): assert 1  # ^ chunk function test_adds() exported test
def testing(): pass  # ^ chunk function testing() exported
def helper():
    def test_inner(): pass  # ^ chunk function helper.test_inner()


class TestThing:
    def test_one(self): pass  # ^ chunk method TestThing.test_one test
    def testTwo(self): pass  # ^ chunk method TestThing.testTwo test
    def setup(self): pass  # ^ chunk method TestThing.setup


class Cases(unittest.TestCase):
    def testThree(self): pass  # ^ chunk method Cases.testThree test


class Contest:
    def test_four(self): pass  # ^ chunk method Contest.test_four
