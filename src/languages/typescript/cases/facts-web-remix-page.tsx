// path: app/routes/_auth/forgot-password.tsx
import { Form } from '#app/components/form.tsx';

export const meta = () => [{ title: 'Recovery' }];
export async function action() {} // ^ fact route framework=remix method=POST path=/forgot-password handler=action
export default function ForgotPassword() { // ^ fact route framework=remix method=GET path=/forgot-password handler=ForgotPassword
	return <Form />;
}
