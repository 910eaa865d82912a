package main

import (
	"errors"
	"strings"
	"time"

	"example.com/app/lookalike"
	"example.com/app/store"
	"example.com/lib"
	"example.com/lib/deep"
	"github.com/other/thing"
)

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Pop() T { return s.items[0] }

func First[T any](items []T) T { return items[0] }

func Map[A, B any](items []A, f func(A) B) []B { return nil }

func Closest[S store.Saver](saver S) S {
	saver.Save(store.Item{}) //= Save store.go#Saver.Save
	return saver
}

var now = time.Now

var shared = &Stack[store.Item]{}

func pair() (first, second *store.Item) { return nil, nil }

func both() (*lookalike.Server, error) { return nil, nil }

func flow() {
	item := new(store.Item)
	item.Key() //= Key store.go#Item.Key
	list := make([]*store.Item, 3)
	list[0].Key()            //= Key store.go#Item.Key
	append(list, item)[1].Key() //= Key store.go#Item.Key
	table := make(map[string]store.Item)
	table["a"].Key() //= Key store.go#Item.Key
	channel := make(chan *store.Item, 1)
	(<-channel).Key() //= Key store.go#Item.Key
	for each := range channel {
		each.Key() //= Key store.go#Item.Key
	}
	_, second := pair()
	second.Key()         //= Key store.go#Item.Key
	shared.Pop().Key()   //= Key store.go#Item.Key
	First(list).Key()    //= Key store.go#Item.Key
	Map(list, func(i *store.Item) *Server { return nil })[0].Run() //= Run main.go#Server.Run
	now()                //= now flow.go#now
	strings.ToUpper("a") //= ToUpper external strings
	thing.New().Run()    //= Run external github.com/other/thing
	deep.Down()          //= Down deep.go#Down
	client, err := lib.Dial() //= Dial lib.go#Dial
	client.Send()        //= Send lib.go#Client.Send
	err.Error()          //= Error external go:builtin
	errors.New("a").Error() //= Error external errors
	server, _ := both()
	server.Run() //= Run lookalike.go#Server.Run
	missing()    //= missing unresolved
	func() *store.Item { return item }().Key() //= Key store.go#Item.Key
}

func shadows(s *Server) {
	lookalike.New() //= New lookalike.go#New
	lookalike := lookalike.New() //= New lookalike.go#New
	lookalike.Start() //= Start lookalike.go#Server.Start
	New := func() *Server { return s }
	New().Run() //= Run main.go#Server.Run
	var visit func(depth int) *Server
	visit = func(depth int) *Server {
		return visit(depth + 1) //= visit flow.go#shadows.visit
	}
	visit(1).Run() //= Run main.go#Server.Run
	len := func() *store.Item { return nil }
	len().Key() //= Key store.go#Item.Key
	{
		s := store.Item{}
		s.Key() //= Key store.go#Item.Key
		s.Run() //= Run dynamic
	}
	s.Run() //= Run main.go#Server.Run
}

func given(run func() error, value any, s interface{ Run() error }) {
	run() //= run flow.go#run
	value.(*Server).Run() //= Run main.go#Server.Run
	s.Run()     //= Run dynamic
	(*Server).Run(nil) //= Run main.go#Server.Run
}

func outside() {
	// What tests declare is theirs.
	store.ForTests() //= ForTests dynamic
}
