def main():
    pass


def run():
    pass
