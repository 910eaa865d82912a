package store_test

import (
	"testing"

	"example.com/app/store"
)

func newTest() *store.Item { return nil }

func TestOutside(t *testing.T) {
	newTest().Key() //= newTest outside_test.go#newTest
	helper()        //= helper unresolved
	store.ForTests().Key() //= ForTests export_test.go#ForTests
	store.Use(nil, nil, nil, nil) //= Use store.go#Use
}
