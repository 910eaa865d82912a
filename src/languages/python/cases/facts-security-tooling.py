# path: tests/test_cli.py
import argparse
import unittest
import click
import pytest
import typer
from app import bus

app = typer.Typer()


@click.group()  # ^ fact cli_command framework=click name=cli handler=cli
def cli():
    pass


@cli.command("deploy", help="ships it")  # ^ fact cli_command framework=click name=deploy description="ships it" handler=run_deploy
def run_deploy():
    pass


@app.command()  # ^ fact cli_command framework=typer name=clean-up description="Throws things away." handler=clean_up
def clean_up():
    """Throws things away."""


@bus.command("deploy")  # ^ no fact cli_command
def listen():
    pass


parser = argparse.ArgumentParser(prog="tool", description="does it")  # ^ fact cli_command framework=argparse name=tool description="does it"
subparsers = parser.add_subparsers()
subparsers.add_parser("add", help="adds")  # ^ fact cli_command framework=argparse name=add description=adds


@pytest.fixture  # ^ fact test_fixture framework=pytest name=client phase=fixture
def client():
    pass


@bus.fixture  # ^ no fact test_fixture
def other():
    pass


class StoreTest(unittest.TestCase):
    def setUp(self):  # ^ fact test_fixture framework=unittest name=setUp phase=before_each
        pass

    def set_up(self):  # ^ no fact test_fixture
        pass


class Store:
    def setUp(self):  # ^ no fact test_fixture
        pass
