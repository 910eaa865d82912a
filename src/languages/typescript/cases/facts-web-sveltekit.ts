// path: src/routes/(app)/items/[id=integer]/+server.ts
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ params }) => new Response(params.id); // ^ fact route framework=sveltekit method=GET path=/items/[id=integer] handler=GET
export async function fallback() {} // ^ fact route framework=sveltekit method=ANY path=/items/[id=integer]
export const prerender = true; // ^ no fact route
function POST() {} // ^ no fact route
