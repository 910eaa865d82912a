// path: app/routes/_auth.users_.$id.[report.csv]._index.tsx
import { json } from '@remix-run/node';

export async function loader() { // ^ fact route framework=remix method=GET path=/users/:id/report.csv handler=loader
	return json({});
}
export const action = async () => null; // ^ fact route framework=remix method=POST path=/users/:id/report.csv handler=action
export default function Users() { // ^ no fact route
	return <p>Users</p>;
}
