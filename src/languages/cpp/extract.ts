import type { Extractor } from '../../model/language.ts';
import { recordConditions } from '../shared/c-family/branches.ts';
import { ENTER, LEAVE, recordErrors } from '../shared/c-family/handlers.ts';
import { HiddenNames } from '../shared/c-family/hidden-names.ts';
import { collectMacros } from '../shared/c-family/macros.ts';
import { enterParameter } from '../shared/c-family/params.ts';
import { enterNamespaceIdentifier } from '../shared/c-family/references.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { enterTypeSpecifier } from '../shared/c-family/types.ts';
import { handlerTable, Walk } from '../shared/c-family/walk.ts';
import { rewordText } from '../shared/c-family/wording/wording.ts';
import { enterFunctionDefinition } from './callables.ts';
import {
	enterBraces,
	enterFieldInitializer,
	enterNew,
	leaveBraces,
	leaveDelete,
	leaveFieldInitializer,
	leaveNew,
} from './constructions.ts';
import { enterDeclaration } from './declarations.ts';
import { enterLambda } from './lambdas.ts';
import { enterImport, enterModule } from './modules.ts';
import { enterNamespace, enterNamespaceAlias, enterUsing } from './namespaces.ts';
import {
	enterAccess,
	enterBranch,
	enterCatch,
	enterCoroutine,
	enterForRange,
	enterRequires,
	leaveCoroutine,
	leaveThrow,
} from './statements.ts';
import { enterNamed, enterWrapper } from './templates.ts';

const enter = handlerTable({
	...ENTER,
	[Kind.namespace_identifier]: enterNamespaceIdentifier,
	[Kind.function_definition]: enterFunctionDefinition,
	[Kind.declaration]: enterDeclaration,
	[Kind.field_declaration]: enterDeclaration,
	[Kind.class_specifier]: enterTypeSpecifier,
	[Kind.optional_parameter_declaration]: enterParameter,
	[Kind.variadic_parameter_declaration]: enterParameter,
	[Kind.template_declaration]: enterWrapper,
	[Kind.export_declaration]: enterWrapper,
	[Kind.alias_declaration]: enterNamed,
	[Kind.concept_definition]: enterNamed,
	[Kind.requires_expression]: enterRequires,
	[Kind.namespace_definition]: enterNamespace,
	[Kind.namespace_alias_definition]: enterNamespaceAlias,
	[Kind.using_declaration]: enterUsing,
	[Kind.module_declaration]: enterModule,
	[Kind.import_declaration]: enterImport,
	[Kind.access_specifier]: enterAccess,
	[Kind.lambda_expression]: enterLambda,
	[Kind.new_expression]: enterNew,
	[Kind.compound_literal_expression]: enterBraces,
	[Kind.field_initializer]: enterFieldInitializer,
	[Kind.if_statement]: enterBranch,
	[Kind.while_statement]: enterBranch,
	[Kind.switch_statement]: enterBranch,
	[Kind.for_range_loop]: enterForRange,
	[Kind.catch_clause]: enterCatch,
	[Kind.delete_expression]: (walk, node) => walk.leaveLater(node),
	[Kind.throw_statement]: (walk, node) => walk.leaveLater(node),
	[Kind.co_return_statement]: enterCoroutine,
	[Kind.co_yield_statement]: enterCoroutine,
	[Kind.co_await_expression]: enterCoroutine,
	[Kind['"and"']]: ENTER[Kind['"&&"']],
	[Kind['"or"']]: ENTER[Kind['"||"']],
});

const leave = handlerTable({
	...LEAVE,
	[Kind.new_expression]: leaveNew,
	[Kind.delete_expression]: leaveDelete,
	[Kind.compound_literal_expression]: leaveBraces,
	[Kind.field_initializer]: leaveFieldInitializer,
	[Kind.throw_statement]: leaveThrow,
	[Kind.co_return_statement]: leaveCoroutine,
	[Kind.co_yield_statement]: leaveCoroutine,
});

const extractor: Extractor = {
	inOlderWords: (text) => rewordText(text, true).text,
	extract(tree, language, out) {
		const walk = new Walk(tree, out, language, rewordText(out.text, true).hidden);
		if (walk.isBroken(0)) recordErrors(walk);
		collectMacros(walk);
		walk.run(enter, leave, new HiddenNames(walk));
		recordConditions(walk);
	},
};

export default extractor;
