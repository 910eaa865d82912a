module example.com/app

require example.com/lib v0.0.0

replace example.com/lib => ./lib
