// path: apps/web/src/app/(site)/api/users/[id]/route.ts
import { withAuth } from '@/lib/auth';

export async function GET(request: Request) {} // ^ fact route framework=next method=GET path=/api/users/[id] router=- handler=GET handler_chunk=1
export const POST = withAuth(async () => {}); // ^ fact route framework=next method=POST path=/api/users/[id] handler=POST middleware=withAuth
export const OPTIONS = createHandler(settings); // ^ fact route method=OPTIONS middleware=-
export const { PUT } = handlers; // ^ fact route method=PUT
function remove() {} // ^ fact route method=DELETE handler=remove
export { remove as DELETE };
export { PATCH } from './shared'; // ^ fact route method=PATCH handler=PATCH handler_module=./shared handler_name=PATCH
export const runtime = 'edge'; // ^ no fact route
function HEAD() {} // ^ no fact route
