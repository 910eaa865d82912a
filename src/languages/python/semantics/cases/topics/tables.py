def draw():
    pass


render = draw
render()  #= render tables.py#draw
