import { memo } from 'react';
import { debounce, exec as run } from 'not-installed';
import { User, makeUser } from './models';

// A module's value is what is called, whatever it holds.
export const Wrapped = memo(() => null);
const later = debounce(makeUser);
const same = makeUser;
const taken = run;

interface Props {
	onSave: (user: User) => void;
	render(): void;
}
type Handlers = { done: () => void } & { failed: () => void };
class Form {
	submit: () => void = makeUser;
	go() {
		this.submit(); //= submit declared.tsx#Form.submit
	}
}

export function View(props: Props, handlers: Handlers) {
	later(); //= later declared.tsx#later
	same(); //= same declared.tsx#same
	taken(); //= taken external not-installed
	run(); //= run external not-installed
	const local = makeUser;
	local(); //= local models.ts#makeUser
	props.onSave(makeUser()); //= onSave declared.tsx#Props.onSave
	props.render(); //= render declared.tsx#Props.render
	handlers.failed(); //= failed declared.tsx#Handlers.failed
	new Form().submit(); //= submit declared.tsx#Form.submit
	return <Wrapped />; //= Wrapped declared.tsx#Wrapped
}
