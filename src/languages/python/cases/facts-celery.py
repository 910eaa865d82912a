from celery import Celery, shared_task
from invoke import task

from .celery_app import app as worker
from .board import board

app = Celery("shop")  # ^ fact python_framework_config framework=celery form=app name=app class=Celery
app.config_from_object("django.conf:settings")
# ^ fact python_framework_config framework=celery form=setting name=config_from_object value=django.conf:settings


@app.task(bind=True, name="mail.send", queue="mail", max_retries=3, acks_late=True)
# ^ fact celery_task name=mail.send function=send app=app queue=mail bind=true max_retries=3 options=acks_late
def send(self, to):
    pass


@shared_task  # ^ fact celery_task name=- function=tidy app=-
def tidy():
    pass


@worker.task  # ^ fact celery_task function=report app=worker
def report():
    pass


@task  # ^ no fact celery_task
def build(c):
    pass
