import type { Session } from '../../engine.ts';
import type { Service } from '../service.ts';
import type { Mount } from './route.ts';

/** `assay serve`. `mountsOf` gives what other surfaces answer on the same server. */
export function serveOverHttp(mountsOf: (session: Session) => Promise<Mount[]> = async () => []): Service {
	return {
		name: 'serve',
		summary: 'Answer questions over HTTP',
		description:
			'Answers the questions of the command line at /api/v1/<question>, with query parameters or a JSON body, in the same envelope. ' +
			'/docs describes all of it, /openapi.json for programs; /api/v1/events tells of changes, /metrics of load. Only this machine ' +
			'may ask, unless another address is given with --host: then a token is needed. Ctrl-C ends it.',
		examples: [
			{ command: 'serve', about: 'then: curl "http://127.0.0.1:4747/api/v1/symbol?name=main"' },
			{ command: 'serve ~/project --port 0', about: 'another folder, on a port that is free' },
			{ command: 'serve --host 0.0.0.0', about: 'for other machines; prints the token they need' },
		],
		fields: {
			port: {
				type: 'whole',
				about: 'port to listen on, 0 for any that is free',
				min: 0,
				max: 65_535,
				default: 4747,
			},
			host: {
				type: 'text',
				about: 'address to listen on (default: 127.0.0.1)',
				max: 255,
				placeholder: 'address',
			},
			token: {
				type: 'text',
				about:
					'what requests must have as Authorization: Bearer; better in ASSAY_TOKEN, where others cannot see it',
				max: 1000,
				placeholder: 'token',
			},
			allowHost: {
				type: 'texts',
				about: 'other names of this server, as requests have them in Host',
				max: 255,
				most: 20,
				placeholder: 'name',
			},
		},
		positional: [],
		rootArgument: true,
		async run(request) {
			const http = await import('./run.ts');
			return http.run(request, mountsOf);
		},
	};
}
