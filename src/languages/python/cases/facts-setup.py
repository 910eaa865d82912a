# path: setup.py
from setuptools import setup, find_packages
from .theatre import setup as stage

setup(  # ^ fact python_package_config form=setup.py name=shop version=1.2 requires_python=">=3.10"
    name="shop",
    version="1.2",
    description="a",
    author="b",
    license="MIT",
    url="https://example.org",
    packages=find_packages(),
    zip_safe=False,
    python_requires=">=3.10",
    install_requires=[
        "flask>=3,<4",  # ^ fact python_package_dependency name=flask version=">=3,<4" group=-
        "requests[socks]; python_version < '3.12'",
        # ^ fact python_package_dependency name=requests extras=socks marker="python_version < '3.12'"
    ],
    extras_require={"dev": ["pytest"]},  # ^ fact python_package_dependency name=pytest group=dev
)
stage(name="x")  # ^ no fact python_package_config
