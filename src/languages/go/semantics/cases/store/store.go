package store

import (
	"os"

	"example.com/app/store/internal/disk"
)

type Saver interface {
	Save(item Item) error
}

type Closer interface {
	Close() error
}

type SaveCloser interface {
	Saver
	Closer
}

type Item struct{ ID int }

func (i Item) Key() string { return "" }

type Items []Item

type Index map[string]*Item

type Base struct{ file *disk.File }

func (b *Base) Close() error {
	return b.file.Close() //= Close disk.go#File.Close
}

func (b *Base) Deep() {}

type Middle struct{ Base }

type Store struct {
	Middle
	*os.File
	onSave  func(Item) error
	hook    Hook
	items   Items
	index   Index
	options struct {
		first Item
		saver Saver
	}
}

type Hook func() *Item

func (h Hook) Wrap() Hook { return h }

type Copy Store

type Alias = Store

func (s *Store) Save(item Item) error {
	s.onSave(item)             //= onSave store.go#Store.onSave
	s.hook().Key()             //= Key store.go#Item.Key
	s.hook.Wrap()              //= Wrap store.go#Hook.Wrap
	s.items[0].Key()           //= Key store.go#Item.Key
	s.index["a"].Key()         //= Key store.go#Item.Key
	s.options.first.Key()      //= Key store.go#Item.Key
	s.options.saver.Save(item) //= Save store.go#Saver.Save
	s.Middle.Close()           //= Close store.go#Base.Close
	s.Sync()                   //= Sync external os
	disk.Open().Close()        //= Close disk.go#File.Close
	helper()                   //= helper other.go#helper
	return nil
}

func Use(s SaveCloser, c *Copy, a *Alias, st *Store) {
	s.Save(Item{}) //= Save store.go#Saver.Save
	s.Close()      //= Close store.go#Closer.Close
	c.Save(Item{}) //= Save dynamic
	c.onSave(Item{}) //= onSave store.go#Store.onSave
	a.Save(Item{}) //= Save store.go#Store.Save
	st.Close()     //= Close ambiguous
	if f, ok := s.(*Store); ok {
		f.Save(Item{}) //= Save store.go#Store.Save
	}
	switch v := s.(type) {
	case *Store:
		v.hook() //= hook store.go#Store.hook
	case Closer:
		v.Close() //= Close store.go#Closer.Close
	}
}
