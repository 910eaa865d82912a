void all(struct s *p) {
	// ^ refs s:type ^ no call
	plain();
	// ^ call plain args=0 in=all value=plain ^ refs plain:call
	nested(inner(1), other("two", 3.0));
	// ^ call inner args=1 kinds=number in=all value=inner ^ call other args=2 kinds=string,number in=all value=other
	// ^ call nested args=2 kinds=call,call in=all value=nested ^ refs nested:call inner:call other:call
	p->method(p, *p, &p, p->field, p->list[2]);
	// ^ call p->method receiver=p args=5 kinds=identifier,identifier,identifier,member,member in=all value=p.method
	// ^ refs p:read .method:call p:read p:read p:read p:read .field:read p:read .list:read
	p->a.b->c(1);
	// ^ call p->a.b->c receiver=p->a.b args=1 kinds=number in=all value=p.a.b.c ^ refs p:read .a:read .b:read .c:call
	(paren)(1);
	// ^ call (paren) args=1 kinds=number in=all value=paren ^ refs paren:call
	(*deref)(1);
	// ^ call (*deref) args=1 kinds=number in=all value=deref ^ refs deref:call
	array[1](2);
	// ^ call array[1] computed args=1 kinds=number in=all value=array[<number>] ^ refs array:read
	chain()(1)();
	// ^ call chain args=0 in=all value=chain ^ call chain() computed args=1 kinds=number in=all value=call#9
	// ^ call chain()(1) computed args=0 in=all value=call#10 ^ refs chain:call
	sizeof(int);
	// ^ no call
	return_value = call_it(x = 1);
	// ^ call call_it args=1 kinds=other in=all value=call_it ^ refs return_value:write call_it:call x:write
	if (cond() && again()) while (loop()) after(!neg(), -5, "a" "b");
	// ^ call cond args=0 in=all value=cond ^ call again args=0 in=all value=again ^ call loop args=0 in=all value=loop ^ call neg args=0 in=all value=neg
	// ^ call after args=3 kinds=other,number,string in=all value=after ^ refs cond:call again:call loop:call after:call neg:call
	int declared = init_it(), second = init_two(declared);
	// ^ call init_it args=0 in=all value=init_it ^ call init_two args=1 kinds=identifier in=all value=init_two ^ refs init_it:call init_two:call declared:read
	nine(1, 2, 3, 4, 5, 6, 7, 8, 9);
	// ^ call nine args=9 kinds=number,number,number,number,number,number,number,number in=all value=nine ^ refs nine:call
	strlen("x") ? yes() : no();
	// ^ call strlen args=1 kinds=string in=all value=strlen ^ call yes args=0 in=all value=yes ^ call no args=0 in=all value=no
	// ^ refs strlen:call yes:call no:call
	offsetof(struct s, field);
	// ^ refs s:type .field:read ^ no call
	label: go();
	// ^ call go args=0 in=all value=go ^ refs go:call
}
int table[] = { compute(1), compute(2) };
	// ^ call compute args=1 kinds=number in=table value=compute ^ call compute args=1 kinds=number in=table value=compute ^ refs compute:call compute:call
