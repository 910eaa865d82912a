import type { Annotation } from '../../../model/chunk.ts';
import type { FactFile, SeenCall, SeenChunk } from '../../../model/facts/rules.ts';
import { annotationText } from '../../shared/facts/annotations.ts';
import { linkText } from '../../shared/facts/chain-links.ts';

/** Attributes and calls that decide whether a handler runs. */
const CONTROLS =
	/^(?:AllowAnonymous|ValidateAntiForgeryToken|(?:Auto|Ignore|Disable)\w{0,20}Anti[fF]orgery(?:Token)?|(?:Enable|Disable)(?:RateLimiting|Cors)|Add\w{0,20}Filter|\w{1,60}Filter|Require[A-Z]\w{0,60}|\w{0,40}Authoriz(?:e|ed|ation)\w{0,40}|With\w{0,20}Validation|Validate[A-Z]\w{0,40})$/;

/** Whether an attribute or a call on an endpoint is such. */
function isControl(name: string): boolean {
	return CONTROLS.test(name);
}

/** The name of an attribute, without namespaces, type arguments and the suffix that may be left out. */
export function attributeName({ name }: Annotation): string {
	const plain = name.replace(/<.*$/s, '');
	return plain
		.slice(Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(':')) + 1)
		.replace(/(?<=.)Attribute$/, '');
}

/** The controls that a class and its method state, in order. */
export function controlsOf(...chunks: (SeenChunk | undefined)[]): string[] {
	return chunks.flatMap((chunk) =>
		(chunk?.annotations ?? [])
			.filter((note) => isControl(attributeName(note)))
			.map((note) => annotationText({ ...note, name: written(note) })),
	);
}

/** `Authorize<ManageUsers>`, without the namespace in front. */
function written({ name }: Annotation): string {
	const types = name.indexOf('<');
	const plain = types < 0 ? name : name.slice(0, types);
	return (
		plain.slice(plain.lastIndexOf('.') + 1) +
		(types < 0 ? '' : name.slice(types).replace(/[\w.]{1,100}\./g, ''))
	);
}

/** What the calls behind an endpoint say about who may call it: `RequireAuthorization("admin")`. */
export function controlsIn(links: readonly SeenCall[], file: FactFile): string[] {
	return links.filter(({ name }) => isControl(name)).map((link) => linkText(link, file));
}
