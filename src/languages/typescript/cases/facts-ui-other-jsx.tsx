import { createSignal } from 'solid-js';
import { useParams } from '@solidjs/router';

export function Counter() { // ^ no fact react_component
	const params = useParams(); // ^ no fact react_hook
	const [n] = createSignal(0);
	return <button class="b">{n()}</button>;
}
export default () => <Counter />; // ^ no fact react_component
