# path: tests/test_shop.py
import unittest

import pytest


@pytest.fixture(scope="session", autouse=True, params=["a", "b"])
# ^ fact python_test_fixture framework=pytest name=database scope=session autouse=true is_generator=true
# ^ fact python_fixture_param name=database params=request.param count=2
def database(request):
    yield request.param


@pytest.fixture  # ^ fact python_test_fixture name=client scope=function autouse=- is_generator=-
def client():
    return 1


@pytest.mark.parametrize("a, b", [(1, 2), (3, 4)])  # ^ fact python_fixture_param name=test_add params=a,b count=2 indirect=-
@pytest.mark.parametrize(["c"], [(x,) for x in range(3)], indirect=True)
# ^ fact python_fixture_param params=c count=- indirect=true
def test_add(a, b, c):
    pass


@stage.fixture  # ^ no fact python_test_fixture
def scenery():
    pass


@stage.parametrize("a", [1])  # ^ no fact python_fixture_param
def other():
    pass


class ShopTest(unittest.TestCase):
    def setUp(self):  # ^ fact python_test_fixture framework=unittest name=setUp scope=function
        pass


class Engine:
    def setUp(self):  # ^ no fact python_test_fixture
        pass
