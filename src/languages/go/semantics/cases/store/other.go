package store

func helper() {}
