int flow(int n) {
	// ^ chunk function flow(n: int) exported decisions=12 effort=16 ^ bind function flow scope=module type=int ^ bind param n scope=function type=int
	// ^ scope function ^ no call
	if (n > 1 && ok(n) || bad(n)) {
	// ^ call ok in=flow ^ call bad in=flow ^ refs n:read ok:call n:read bad:call n:read ^ scope block ^ no chunk
		int inner = n;
	// ^ bind let inner scope=block type=int ^ refs n:read ^ no chunk ^ no call
		n--;
	// ^ refs n:readwrite ^ no chunk ^ no call
	} else if (n)
	// ^ refs n:read ^ no chunk ^ no call
		n++;
	// ^ refs n:readwrite ^ no chunk ^ no call
	else
	// ^ no chunk ^ no call
		n = 0;
	// ^ refs n:write ^ no chunk ^ no call
	for (int i = 0, *p = 0; i < n; i++) {
	// ^ bind let i scope=block type=int ^ bind let p scope=block type="int *" ^ refs i:read n:read i:readwrite ^ scope block ^ no chunk ^ no call
		while (next())
	// ^ call next in=flow ^ refs next:call ^ no chunk
			do { step(); } while (n);
	// ^ call step in=flow ^ refs step:call n:read ^ no chunk
	}
	switch (n) {
	// ^ refs n:read ^ no chunk ^ no call
	case 1:
	// ^ no chunk ^ no call
	case 2: {
	// ^ scope block ^ no chunk ^ no call
		int two = 2;
	// ^ bind let two scope=block type=int ^ no chunk ^ no call
		break;
	// ^ no chunk ^ no call
	}
	case A ... B:
	// ^ refs A:read B:read ^ no chunk ^ no call
		many();
	// ^ call many in=flow ^ refs many:call ^ no chunk
	default:
	// ^ no chunk ^ no call
		rest();
	// ^ call rest in=flow ^ refs rest:call ^ no chunk
	}
	if (n)
	// ^ refs n:read ^ no chunk ^ no call
		goto out;
	// ^ no chunk ^ no call
retry:
	// ^ no chunk ^ no call
	n = n ? n : 1;
	// ^ refs n:write n:read n:read ^ no chunk ^ no call
	goto retry;
	// ^ no chunk ^ no call
out:
	// ^ no chunk ^ no call
	return n;
	// ^ refs n:read ^ no chunk ^ no call
}
int flat(void) { return 1; }
	// ^ chunk function flat() exported decisions=0 effort=0 ^ bind function flat scope=module type=int ^ scope function ^ no call
int gnu(void) {
	// ^ chunk function gnu() exported decisions=1 effort=1 ^ bind function gnu scope=module type=int ^ scope function ^ no call
	int v = ({ int t = f(); t; });
	// ^ call f in=gnu ^ bind let t scope=block type=int ^ bind let v scope=function type=int ^ refs f:call t:read ^ scope block ^ no chunk
	void *label = &&out;
	// ^ bind let label scope=function type="void *" ^ refs out:read ^ no chunk ^ no call
	__asm__ volatile("mov %1, %0" : "=r"(v) : "r"(flat()) : "memory");
	// ^ call flat in=gnu ^ refs v:write flat:call ^ no chunk
out:
	// ^ no chunk ^ no call
	return v ?: 2;
	// ^ refs v:read ^ no chunk ^ no call
}
