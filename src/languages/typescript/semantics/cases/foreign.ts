import type { Missing } from 'not-installed';
import { User } from './models';

// What is declared to be of a type of the platform has the members of that type, whatever it is made of.
const own = {
	get() {
		return 1;
	},
	sign() {
		return new User();
	},
};
const traps: ProxyHandler<User> = {
	get() {
		return 1;
	},
	set() {
		return this.get(); //= get external platform
	},
};
const global: DeclaredElsewhere = own;
const missing: Missing = own;
const any: any = own;
const typed: typeof own = own;

interface Signer {
	sign(): User;
}
const signer: Signer = own;

function makeCrypto(): Crypto {
	return own as unknown as Crypto;
}
function makeSigner(): Signer {
	return own;
}
function makeAny() {
	return own as any;
}
function same<T>(x: T): T {
	return x;
}
class Holder {
	crypto: Crypto = own as any;
	elsewhere: DeclaredElsewhere = own;
	own = own;
	go() {
		this.crypto.sign(); //= sign external platform
		this.elsewhere.sign(); //= sign dynamic
		this.own.sign(); //= sign foreign.ts#own.sign
	}
}

traps.get(); //= get external platform
global.sign(); //= sign dynamic
missing.sign(); //= sign external not-installed
any.sign(); //= sign foreign.ts#own.sign
typed.sign(); //= sign foreign.ts#own.sign
signer.sign(); //= sign foreign.ts#Signer.sign
makeCrypto().sign(); //= sign external platform
makeSigner().sign(); //= sign foreign.ts#Signer.sign
makeAny().sign(); //= sign foreign.ts#own.sign
same(own).sign(); //= sign foreign.ts#own.sign
(own as SubtleCrypto).sign(); //= sign external platform
(own as DeclaredElsewhere).sign(); //= sign dynamic
(own as HTMLCanvasElement).sign(); //= sign external platform
