import type { AnnotationRule } from '../../../model/facts/rules.ts';
import { route } from '../../../model/facts/web.ts';
import { annotationStrings } from '../../shared/facts/annotations.ts';
import { handlerName } from '../../shared/facts/handler-names.ts';
import { isOfPackage } from '../../shared/facts/packages.ts';
import { rooted } from '../../shared/facts/rooted.ts';

const SERVLETS = ['javax.servlet.annotation', 'jakarta.servlet.annotation'];
const METHOD_OF: Readonly<Record<string, string>> = {
	doGet: 'GET',
	doPost: 'POST',
	doPut: 'PUT',
	doDelete: 'DELETE',
	doPatch: 'PATCH',
	doHead: 'HEAD',
	doOptions: 'OPTIONS',
	service: 'ANY',
};

/** `@WebServlet("/report") class Report extends HttpServlet { void doGet(…) … }` */
export const SERVLET_METHODS: AnnotationRule = {
	fact: route,
	on: 'annotation',
	names: ['WebServlet'],
	find({ chunk, ...note }, file, tell) {
		if (!isOfPackage(note.name, SERVLETS, file)) return;
		for (const method of file.members(chunk.index)) {
			const verb = method.kind === 'method' ? METHOD_OF[method.name ?? ''] : undefined;
			if (verb === undefined) continue;
			for (const path of annotationStrings(note, file, 'value', 'urlPatterns')) {
				tell(
					{
						framework: 'servlet',
						method: verb,
						path: rooted(path),
						handler: handlerName(method, chunk),
						handler_chunk: method.index,
					},
					{ start: method.start, end: method.end, chunk: method.index },
				);
			}
		}
	},
};
