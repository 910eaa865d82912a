import { markDirectives } from './directives.ts';
import { assignmentPattern } from './expressions.ts';
import {
	type Convert,
	type Converters,
	type EstreeNode,
	identifier,
	type TreeReader,
} from './tree-reader.ts';

/** What functions, methods and signatures share. */
export function signatureOf(
	reader: TreeReader,
	node: number,
): { typeParameters: EstreeNode | null; params: EstreeNode[]; returnType: EstreeNode | null } {
	const list = reader.field(node, 'parameters');
	return {
		typeParameters: reader.useField(node, 'type_parameters'),
		params: list === -1 ? [] : reader.useAll(reader.named(list)),
		returnType: reader.useField(node, 'return_type'),
	};
}

/** Null for a signature; an expression only after an arrow. */
export function bodyOf(reader: TreeReader, node: number): EstreeNode | null {
	const body = reader.useField(node, 'body');
	if (body?.type === 'BlockStatement') markDirectives(reader, body.body as EstreeNode[]);
	return body;
}

function functionOf(type: string): Convert {
	return (reader, node) => {
		const signature = signatureOf(reader, node);
		return reader.make(node, type, {
			id: reader.useField(node, 'name'),
			generator: reader.has(node, '*'),
			async: reader.has(node, 'async'),
			declare: false,
			...signature,
			body: bodyOf(reader, node),
			expression: false,
		});
	};
}

function arrow(reader: TreeReader, node: number): EstreeNode {
	const single = reader.useField(node, 'parameter');
	const signature = signatureOf(reader, node);
	const body = reader.field(node, 'body');
	return reader.make(node, 'ArrowFunctionExpression', {
		expression: reader.kind(body) !== 'statement_block',
		async: reader.has(node, 'async'),
		...signature,
		params: single === null ? signature.params : [single],
		body: bodyOf(reader, node) ?? reader.nothing(node),
		id: null,
		generator: false,
	});
}

/** A binding with its type: ESTree's range of it takes in the `?` and the annotation. */
export function annotated(
	reader: TreeReader,
	binding: EstreeNode,
	annotation: number,
	optionalMark: number,
): EstreeNode {
	const { end } = reader;
	if (annotation === -1 && optionalMark === -1) return binding;
	return {
		...binding,
		end: annotation === -1 ? end[optionalMark] : end[annotation],
		optional: optionalMark !== -1,
		typeAnnotation: reader.use(annotation),
	};
}

function bindingOf(reader: TreeReader, node: number): EstreeNode {
	const pattern = reader.field(node, 'pattern');
	const made = reader.use(pattern) ?? reader.use(reader.field(node, 'name')) ?? reader.nothing(node);
	return made.type === 'ThisExpression' ? identifier('this', made.start, made.end) : made;
}

function parameter(reader: TreeReader, node: number): EstreeNode {
	const decorators = reader.useAll(reader.fields(node, 'decorator'));
	const mark = reader.kind(node) === 'optional_parameter' ? reader.child(node, '?') : -1;
	const binding = annotated(reader, bindingOf(reader, node), reader.field(node, 'type'), mark);
	const value = reader.useField(node, 'value');
	let made = binding;
	if (value !== null) {
		made = assignmentPattern(reader, node, binding, value);
		made.start = binding.start;
	}
	const accessibility = reader.child(node, 'accessibility_modifier');
	const readonly = reader.has(node, 'readonly');
	const override = reader.has(node, 'override_modifier');
	if (accessibility === -1 && !readonly && !override) {
		return decorators.length === 0 ? made : { ...made, decorators };
	}
	return reader.make(node, 'TSParameterProperty', {
		accessibility: accessibility === -1 ? null : reader.text(accessibility),
		decorators,
		override,
		parameter: made,
		readonly,
		static: false,
	});
}

export const FUNCTIONS: Converters = {
	function_declaration: functionOf('FunctionDeclaration'),
	generator_function_declaration: functionOf('FunctionDeclaration'),
	function_expression: functionOf('FunctionExpression'),
	generator_function: functionOf('FunctionExpression'),
	function_signature: functionOf('TSDeclareFunction'),
	arrow_function: arrow,
	required_parameter: parameter,
	optional_parameter: parameter,
};
