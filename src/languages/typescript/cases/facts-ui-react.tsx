import React, { Component, forwardRef, lazy, memo, useCallback, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useSession } from './session';

export function Card({ title, wide }: CardProps) { // ^ fact react_component name=Card form=function props=title,wide props_type=CardProps wrappers=- wraps=-
	const [open, setOpen] = useState(false); // ^ fact react_hook role=call name=useState owner=Card owner_kind=component module=react has_dependencies=- ^ fact react_component_hook component=Card hook=useState module=react calls=2
	const [count, setCount] = useState(0); // ^ fact react_hook role=call name=useState owner=Card ^ no fact react_component_hook
	const session = useSession(); // ^ fact react_hook role=call name=useSession owner=Card module=./session ^ fact react_component_hook component=Card hook=useSession calls=1
	useEffect(() => { // ^ fact react_hook role=call name=useEffect owner=Card has_dependencies=true dependencies=open,session.id cleanup=true ^ fact react_component_hook component=Card hook=useEffect calls=2
		const stop = watch(open);
		return () => stop();
	}, [
		open, // ^ fact react_hook_dependency hook=useEffect owner=Card name=open position=0
		session.id, // ^ fact react_hook_dependency hook=useEffect owner=Card name=session.id position=1
	]);
	useEffect(() => log(count)); // ^ fact react_hook role=call name=useEffect has_dependencies=false dependencies=- cleanup=false ^ no fact react_hook_dependency
	const toggle = useCallback(() => setOpen(!open), []); // ^ fact react_hook role=call name=useCallback has_dependencies=true dependencies=- cleanup=- ^ fact react_component_hook component=Card hook=useCallback calls=1 ^ no fact react_hook_dependency
	const renderTitle = () => <b>{title}</b>; // ^ no fact react_component
	if (wide) return null;
	return <div className="card" onClick={toggle}>{renderTitle()}</div>;
}

export const List: React.FC<ListProps> = ({ items }) => (items.length > 0 ? <ul>{items.map((item) => <li>{item}</li>)}</ul> : null); // ^ fact react_component name=List form=arrow props=items
export const Empty: React.FC = () => null; // ^ fact react_component name=Empty form=arrow
function Held() { // ^ fact react_component name=Held form=function
	let content = null;
	if (ready()) content = <p>ready</p>;
	return content;
}
function Portal({ children }) { // ^ fact react_component name=Portal
	return createPortal(children, document.body);
}
function Plain() { // ^ fact react_component name=Plain
	return React.createElement('div', null);
}
const Label = memo(function Inner({ text }) { return <label>{text}</label>; }); // ^ fact react_component name=Label form=function wrappers=memo props=text
export const Field = memo(forwardRef<HTMLInputElement, FieldProps>((props, ref) => <input ref={ref} {...props} />)); // ^ fact react_component name=Field form=arrow wrappers=memo,forwardRef
const Quick = memo(Card) as typeof Card; // ^ fact react_component name=Quick form=value wrappers=memo wraps=Card
const Page = lazy(() => import('./Page')); // ^ fact react_component name=Page form=lazy wrappers=-
const Watched = observer(() => { const [n] = useState(0); return <i>{n}</i>; }); // ^ fact react_component name=Watched form=arrow wrappers=observer ^ fact react_component_hook component=Watched hook=useState calls=1 ^ fact react_hook role=call name=useState owner=Watched owner_kind=component
class Old extends Component<OldProps, State> { // ^ fact react_component name=Old form=class props_type=OldProps
	render() { return <div />; } // ^ no fact react_component
}
class Older extends React.PureComponent {} // ^ fact react_component name=Older form=class props_type=-
function Guard({ children }) { // ^ fact react_component name=Guard form=function
	useEffect(() => check(), []);
	return children;
}
const parts = {
	Header: () => <h1>a</h1>, // ^ fact react_component name=Header form=arrow
	footer: () => <p />, // ^ no fact react_component
};
export default () => <main />; // ^ fact react_component name=default form=arrow

function useUser(id: string) { // ^ fact react_hook role=definition name=useUser ^ no fact react_component
	return useQuery({ queryKey: [id] }); // ^ fact react_hook role=call name=useQuery owner=useUser owner_kind=hook module=@tanstack/react-query ^ no fact react_component_hook
}
const useRenamed = () => useUser('1'); // ^ fact react_hook role=definition name=useRenamed ^ fact react_hook role=call name=useUser owner=useRenamed module=-

// What looks like it.
function Total(items) { return items.length; } // ^ no fact react_component
function Make() { render(<Card title="a" />); } // ^ no fact react_component
const FORMAT = (n: number) => n.toFixed(2); // ^ no fact react_component
class Machine extends Base.Component {} // ^ no fact react_component
function setUp() { app.use(json()); const x = useless(); useTimers(); } // ^ no fact react_hook
function useless() { return 1; } // ^ no fact react_hook
describe('x', () => { const y = renderHook(() => useUser('2')); }); // ^ no fact react_hook
