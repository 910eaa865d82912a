# path: app/tools.py
import os
import subprocess
from os import environ, getenv as setting
from pathlib import Path
import shutil
import tempfile
from app import storage


def build(branch, path, pool, pattern):
    subprocess.run(["git", "log", branch])  # ^ fact subprocess api=subprocess.run command=git form=argv given=literal arguments=built
    subprocess.run("ls -l", shell=True)  # ^ fact subprocess command="ls -l" form=shell given=literal
    subprocess.Popen(f"ls {path}", shell=True)  # ^ fact subprocess command="ls {}" form=shell given=interpolated
    os.system("rm " + path)  # ^ fact subprocess api=os.system command="rm {}" form=shell given=concatenated
    pool.run(["git"])  # ^ no fact subprocess
    storage.Popen("ls")  # ^ no fact subprocess

    open("a.txt")  # ^ fact file_operation api=open operation=read path=a.txt given=literal
    open(path, "wb")  # ^ fact file_operation operation=write given=variable
    open(f"logs/{branch}.txt", mode="a")  # ^ fact file_operation operation=append path=logs/{}.txt given=interpolated
    os.remove(path)  # ^ fact file_operation api=os.remove operation=delete
    os.chmod(path, 0o777)  # ^ fact file_operation operation=permissions
    Path("b.txt").read_text()  # ^ fact file_operation api=pathlib.Path.read_text operation=read path=b.txt given=literal
    path.write_text("x")  # ^ fact file_operation api=Path.write_text operation=write path=- given=variable
    shutil.rmtree(path)  # ^ fact file_operation operation=delete
    tempfile.mktemp()  # ^ fact file_operation api=tempfile.mktemp operation=create
    storage.open(path)  # ^ no fact file_operation
    os.path.exists(path)  # ^ no fact file_operation

    os.environ["HOME"]  # ^ fact env_read name=HOME api=os.environ
    os.environ.get("PORT", "80")  # ^ fact env_read name=PORT api=os.environ.get has_default=true
    environ["LEVEL"]  # ^ fact env_read name=LEVEL api=os.environ
    setting("USER")  # ^ fact env_read name=USER api=os.getenv
    os.environ["HOME"] = path  # ^ no fact env_read
    del os.environ["HOME"]  # ^ no fact env_read
    pool.environ["HOME"]  # ^ no fact env_read
    "HOME" in os.environ  # ^ no fact env_read
