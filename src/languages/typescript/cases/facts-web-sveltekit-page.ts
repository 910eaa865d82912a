// path: src/routes/login/+page.server.ts
export const load = async () => ({}); // ^ fact route framework=sveltekit method=GET path=/login handler=load
export const actions = { default: async () => {} }; // ^ fact route method=POST path=/login handler=actions
export const ssr = false; // ^ no fact route
