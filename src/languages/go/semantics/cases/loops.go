package main

import (
	"fmt"
	"iter"

	"example.com/app/lookalike"
	"example.com/app/store"
)

type Group struct {
	parts []*Group
	items []*store.Item
}

type Groups []*Group

type Owners map[*Server]*store.Item

func (g *Group) Walk() {
	for _, g := range g.parts {
		g.Walk() //= Walk loops.go#Group.Walk
	}
	for _, g := range g.items {
		g.Key()  //= Key store.go#Item.Key
		g.Walk() //= Walk dynamic
	}
	if g := g.parts[0]; g != nil {
		g.Walk() //= Walk loops.go#Group.Walk
	}
	switch g := g.items[0]; {
	default:
		g.Key() //= Key store.go#Item.Key
	}
	g.Walk() //= Walk loops.go#Group.Walk
}

func (g Groups) Walk() {
	for _, g := range g {
		g.Walk() //= Walk loops.go#Group.Walk
	}
	for g := range g {
		g.Walk() //= Walk external go:builtin
	}
}

func All() iter.Seq2[*Server, []*store.Item] { return nil }

func Each() iter.Seq[*Group] { return nil }

func keys(owners Owners, table map[*lookalike.Server]*Server, numbers map[string]*Server) {
	for owner := range owners {
		owner.Run() //= Run main.go#Server.Run
		owner.Key() //= Key dynamic
	}
	for key, value := range table {
		key.Run()   //= Run lookalike.go#Server.Run
		value.Run() //= Run main.go#Server.Run
	}
	for key := range table {
		key.Run() //= Run lookalike.go#Server.Run
	}
	for server, items := range All() {
		server.Run()   //= Run main.go#Server.Run
		items[0].Key() //= Key store.go#Item.Key
	}
	for group := range Each() {
		group.Walk() //= Walk loops.go#Group.Walk
	}
}

type named interface{ Named() string }

type both interface {
	named
	fmt.Stringer
}

// What an interface embeds is its own, whatever else it embeds.
type page interface {
	fmt.Formatter
	both
}

type view struct {
	page
	*deepView
}

type deepView struct{ *deeper }

type deeper struct{}

func (d *deeper) Named() string { return "" }
func (d *deeper) Shown() string { return "" }

func shown(p page, v view) {
	p.Named()  //= Named loops.go#named.Named
	p.String() //= String external fmt
	v.Named()  //= Named loops.go#named.Named
	// `fmt.Formatter` may have it, too, and is less deep.
	v.Shown() //= Shown ambiguous
}

var settings = struct {
	// A long list of fields without a name of its own, to its end.
	firstFieldWithAVeryLongNameOfItsOwn, secondFieldWithAVeryLongNameOfItsOwn, thirdFieldWithAVeryLongNameOfItsOwn     string
	fourthFieldWithAVeryLongNameOfItsOwn, fifthFieldWithAVeryLongNameOfItsOwn, sixthFieldWithAVeryLongNameOfItsOwn     string
	seventhFieldWithAVeryLongNameOfItsOwn, eighthFieldWithAVeryLongNameOfItsOwn, ninthFieldWithAVeryLongNameOfItsOwn   string
	tenthFieldWithAVeryLongNameOfItsOwn, eleventhFieldWithAVeryLongNameOfItsOwn, twelfthFieldWithAVeryLongNameOfItsOwn string
	server                                                                                                             *Server
}{}

func configured() {
	settings.server.Run() //= Run main.go#Server.Run
}
