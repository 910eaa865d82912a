import type {
	Node,
	TSCallSignatureDeclaration,
	TSConditionalType,
	TSConstructorType,
	TSConstructSignatureDeclaration,
	TSFunctionType,
	TSImportType,
	TSIndexSignature,
	TSInferType,
	TSMappedType,
	TSMethodSignature,
	TSPropertySignature,
	TSTypeQuery,
	TSTypeReference,
} from 'oxc-parser';
import { ModuleFlag } from '../../model/recorder.ts';
import { bindTypeParams, scheduleParams } from './functions.ts';
import { bindName } from './patterns.ts';
import { stringOf } from './text.ts';
import { referTypeName } from './type-names.ts';
import { closeScope, type Step, type Walk } from './walk.ts';

/** Types are walked for the names in them; their members are chunks only where `members.ts` says so. */
export const typeSteps: Record<string, Step<never>> = {
	TSTypeAnnotation: inner,
	TSTypeReference: enterReference,
	TSTypeQuery: enterQuery,
	TSImportType: enterImportType,
	TSTypeParameterInstantiation: (walk: Walk, node: { params: Node[] }) => walk.visitAll(node.params, 0),
	TSUnionType: (walk: Walk, node: { types: Node[] }) => walk.visitAll(node.types, 0),
	TSIntersectionType: (walk: Walk, node: { types: Node[] }) => walk.visitAll(node.types, 0),
	TSTemplateLiteralType: (walk: Walk, node: { types: Node[] }) => walk.visitAll(node.types, 0),
	TSTupleType: (walk: Walk, node: { elementTypes: Node[] }) => walk.visitAll(node.elementTypes, 0),
	TSArrayType: (walk: Walk, node: { elementType: Node }) => walk.visit(node.elementType, 0),
	TSNamedTupleMember: (walk: Walk, node: { elementType: Node }) => walk.visit(node.elementType, 0),
	TSOptionalType: inner,
	TSRestType: inner,
	TSParenthesizedType: inner,
	TSTypeOperator: inner,
	TSTypePredicate: inner,
	TSJSDocNullableType: inner,
	TSJSDocNonNullableType: inner,
	TSIndexedAccessType: (walk: Walk, node: { objectType: Node; indexType: Node }) => {
		walk.visit(node.indexType, 0);
		walk.visit(node.objectType, 0);
	},
	TSTypeLiteral: (walk: Walk, node: { members: Node[] }) => walk.visitAll(node.members, 0),
	TSConditionalType: enterConditional,
	TSInferType: enterInfer,
	TSMappedType: enterMapped,
	TSFunctionType: enterFunctionType,
	TSConstructorType: enterFunctionType,
	TSCallSignatureDeclaration: enterFunctionType,
	TSConstructSignatureDeclaration: enterFunctionType,
	TSMethodSignature: enterMethodSignature,
	TSPropertySignature: enterPropertySignature,
	TSIndexSignature: enterIndexType,
};

function inner(walk: Walk, node: { typeAnnotation: Node | null }): void {
	walk.visit(node.typeAnnotation, 0);
}

function enterReference(walk: Walk, node: TSTypeReference): void {
	walk.visit(node.typeArguments, 0);
	referTypeName(walk, node.typeName);
}

function enterQuery(walk: Walk, node: TSTypeQuery): void {
	walk.visit(node.typeArguments, 0);
	if (node.exprName.type === 'TSImportType') walk.visit(node.exprName, 0);
	else referTypeName(walk, node.exprName, 'read');
}

/** `import('x').Y` in a type brings a name without binding it. */
function enterImportType(walk: Walk, node: TSImportType): void {
	walk.visit(node.typeArguments, 0);
	let first = node.qualifier;
	while (first?.type === 'TSQualifiedName') first = first.left;
	walk.out.importName({
		kind: 'import',
		module: stringOf(node.source),
		imported: first ? first.name : '*',
		local: null,
		start: node.start,
		end: node.end,
		nameStart: node.source.start,
		flags: ModuleFlag.typeOnly,
	});
}

/** Has a scope of its own for what `infer` binds. */
function enterConditional(walk: Walk, node: TSConditionalType): void {
	walk.out.openScope('type', node.start, node.end);
	walk.next(closeScope, node, 0);
	walk.visit(node.falseType, 0);
	walk.visit(node.trueType, 0);
	walk.visit(node.extendsType, 0);
	walk.visit(node.checkType, 0);
}

function enterInfer(walk: Walk, node: TSInferType): void {
	const { name, constraint } = node.typeParameter;
	bindName(walk, name.name, name.start, 'type_param', walk.out.currentScope, -1, -1, null, -1, null);
	walk.visit(constraint, 0);
}

function enterMapped(walk: Walk, node: TSMappedType): void {
	const scope = walk.out.openScope('type', node.start, node.end);
	walk.next(closeScope, node, 0);
	bindName(walk, node.key.name, node.key.start, 'type_param', scope, -1, -1, null, -1, null);
	walk.visit(node.typeAnnotation, 0);
	walk.visit(node.nameType, 0);
	walk.visit(node.constraint, 0);
}

export type SignatureType =
	| TSFunctionType
	| TSConstructorType
	| TSCallSignatureDeclaration
	| TSConstructSignatureDeclaration
	| TSMethodSignature;

/** Schedules the types of a signature, in a scope when it has type parameters. */
export function enterFunctionType(walk: Walk, node: SignatureType): void {
	if (node.typeParameters) {
		walk.out.openScope('type', node.start, node.end);
		walk.next(closeScope, node, 0);
	}
	walk.visit(node.returnType, 0);
	scheduleParams(walk, node.params, walk.out.currentScope, false);
	bindTypeParams(walk, node.typeParameters);
}

function enterMethodSignature(walk: Walk, node: TSMethodSignature): void {
	enterFunctionType(walk, node);
	if (node.computed) walk.visit(node.key, 0);
}

function enterPropertySignature(walk: Walk, node: TSPropertySignature): void {
	walk.visit(node.typeAnnotation, 0);
	if (node.computed) walk.visit(node.key, 0);
}

function enterIndexType(walk: Walk, node: TSIndexSignature): void {
	walk.visit(node.typeAnnotation, 0);
	for (const param of node.parameters ?? []) walk.visit(param.typeAnnotation, 0);
}
