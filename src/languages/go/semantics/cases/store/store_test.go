package store

import "testing"

func newTest() *Store { return nil }

func TestSave(t *testing.T) {
	newTest().Save(Item{}) //= Save store.go#Store.Save
	tests := []struct {
		name string
		item Item
		run  func(Item) error
	}{{name: "a"}}
	for _, tc := range tests {
		tc.item.Key()    //= Key store.go#Item.Key
		tc.run(tc.item)  //= run dynamic
		t.Run(tc.name, func(t *testing.T) {}) //= Run external testing
	}
}
