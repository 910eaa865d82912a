import { questions } from '../src/engine.ts';
import { envelopeSchemas, questionSchemas } from '../src/questions/schemas.ts';
import { openApiDocument } from '../src/surfaces/http/openapi.ts';

interface Page {
	path: string;
	text: string;
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
export const SCHEMAS_FOLDER = 'docs/schemas';

/** Schemas for programs: of the whole HTTP surface, of the envelope, and of what each question takes and gives. */
export async function schemaPages(): Promise<Page[]> {
	const { meta, error } = envelopeSchemas();
	return [
		page('openapi', await openApiDocument()),
		page('envelope', { $schema: DIALECT, title: 'what is around every answer', $defs: { meta, error } }),
		...questions.map((question) => {
			const { input, result } = questionSchemas(question);
			const { name: title, summary: description } = question;
			return page(title.replaceAll(' ', '-'), {
				$schema: DIALECT,
				title,
				description,
				$defs: { input, result },
			});
		}),
	];
}

function page(name: string, content: object): Page {
	return { path: `${SCHEMAS_FOLDER}/${name}.json`, text: `${JSON.stringify(content, null, '\t')}\n` };
}
