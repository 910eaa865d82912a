import { AssayError } from '../../model/errors.ts';
import { thousands } from '../../model/thousands.ts';

/** Everything on standard input as text, refused once it is longer than `max` characters. */
export async function readStandardInput(max: number): Promise<string> {
	let text = '';
	process.stdin.setEncoding('utf8');
	for await (const chunk of process.stdin) {
		text += chunk;
		if (text.length > max) {
			const limit = thousands(max);
			throw new AssayError('USAGE', `standard input is longer than ${limit} characters`, 'Make it shorter.');
		}
	}
	return text;
}
