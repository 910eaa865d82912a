package types

type Number interface{ ~int | ~float64 }

type Pair[K comparable, V any] struct { // ^ fact go_type_param name=K constraint=comparable in=Pair ^ fact go_type_param name=V constraint=any
	key   K
	value V
}

func Sum[N Number](numbers ...N) (sum N) { // ^ fact go_type_param name=N constraint=Number in=Sum
	return sum
}

// The receiver names the parameters of its type, and declares none.
func (p *Pair[K, V]) Key() K { return p.key } // ^ no fact go_type_param

func check(value any) {
	name, ok := value.(string) // ^ fact go_type_assertion form=assertion operand=value types=string is_checked=true
	number := value.(int) // ^ fact go_type_assertion form=assertion types=int is_checked=false
	var pair, isPair = value.(*Pair[string, int]) // ^ fact go_type_assertion types="*Pair[string, int]" is_checked=true
	switch v := value.(type) { // ^ fact go_type_assertion form=switch operand=value types=int,error,nil is_checked=true
	case int, error:
		_ = v
	case nil:
	}
	converted := int64(number) // ^ no fact go_type_assertion
	_, _, _, _, _ = name, ok, pair, isPair, converted
}
