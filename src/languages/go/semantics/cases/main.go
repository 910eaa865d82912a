package main

import (
	"fmt"

	u "example.com/app/util"
)

type Server struct {
	u.Base
	helper *u.Helper
}

func (s *Server) Run() error {
	s.helper.Go()   //= Go util.go#Helper.Go
	s.Start()       //= Start util.go#Base.Start
	x := u.New()    //= New util.go#New
	x.Go()          //= Go util.go#Helper.Go
	fmt.Println(x)  //= Println external fmt
	x.hidden()      //= hidden dynamic
	return other(s) //= other main.go#other
}

func other(s *Server) error {
	for _, h := range list() { //= list main.go#list
		h.Go() //= Go util.go#Helper.Go
	}
	return beside() //= beside beside.go#beside
}

func list() []*u.Helper { return nil }

func main() {
	s := &Server{} //= Server main.go#Server
	go s.Run()     //= Run main.go#Server.Run
	f := s.Run
	f() //= f main.go#Server.Run
	m := map[string]*Server{}
	m["a"].Run() //= Run main.go#Server.Run
	if a, ok := m["x"]; ok {
		a.Run() //= Run main.go#Server.Run
	}
	u.Secret() //= Secret dynamic
	len(m)     //= len external go:builtin
	var d u.Doer = u.New()
	d.Go() //= Go util.go#Doer.Go
}
