squares = [n * n for n in range(10)]  # ^ fact python_comprehension form=list over=range(10) clauses=1
plain = [1, 2, 3]  # ^ no fact python_comprehension
for n in range(3):  # ^ no fact python_comprehension
    print(n)
