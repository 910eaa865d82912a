package disk

type File struct{ name string }

func Open() *File { return nil }

func (f *File) Close() error { return nil }

func helper() {}
