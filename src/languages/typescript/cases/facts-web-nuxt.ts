// path: server/api/users/[id].get.ts
export default defineEventHandler(async (event) => { // ^ fact route framework=nuxt method=GET path=/api/users/[id] handler=- handler_chunk=1
	return getRouterParam(event, 'id');
});
export const other = defineEventHandler(() => {}); // ^ no fact route
