//go:build ignore

package main

func Dial() {}

func main() {
	Dial() //= Dial gen.go#Dial
}
