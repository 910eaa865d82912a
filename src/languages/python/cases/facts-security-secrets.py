# path: app/settings.py
PASSWORD = "tr0ub4dor&3"  # ^ fact secret name=PASSWORD length=11
connect(user="app", password="Wq8#kd02Lm")  # ^ fact secret name=password length=10
SETTINGS = {"api_key": "q7Zk2Lw9Xc4Vb6Nm8Td1"}  # ^ fact secret name=api_key entropy=high length=20
GITHUB = "ghp_1aB2cD3eF4gH5iJ6kL7mN8oP9qR0sT1uV2wX"  # ^ fact secret name=GITHUB shape=github_token length=40

PASSWORD = "changeme"  # ^ no fact secret
PASSWORD = os.environ["PASSWORD"]  # ^ no fact secret
TOKEN = "{{ token }}"  # ^ no fact secret
password_field = "tr0ub4dor&3"  # ^ no fact secret
csrf_token = "q7Zk2Lw9Xc4Vb6Nm8Td1"  # ^ no fact secret


def login(password):
    """Log in, as in `login(password="tr0ub4dor&3")`."""
    # ^ no fact secret
    if password == "tr0ub4dor&3":  # ^ no fact secret
        return True
