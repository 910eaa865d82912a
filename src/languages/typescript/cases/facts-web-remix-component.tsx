// path: app/routes/users/card.tsx
import { Form } from '#app/components/form.tsx';

export const size = 3;
export default function Card() { // ^ no fact route
	return <Form />;
}
