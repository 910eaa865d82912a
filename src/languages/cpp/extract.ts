import type { Extractor } from '../../model/language.ts';
import { recordConditions } from '../shared/c-family/branches.ts';
import { enterOperator } from '../shared/c-family/complexity.ts';
import { HANDLERS } from '../shared/c-family/handlers.ts';
import { HiddenNames } from '../shared/c-family/hidden-names.ts';
import { collectMacros } from '../shared/c-family/macros.ts';
import { enterParameter } from '../shared/c-family/params.ts';
import { enterNamespaceIdentifier } from '../shared/c-family/references.ts';
import { Kind } from '../shared/c-family/syntax.ts';
import { enterTypeSpecifier } from '../shared/c-family/types.ts';
import { Walk } from '../shared/c-family/walk.ts';
import { rewordText } from '../shared/c-family/wording/wording.ts';
import { handlerTables, leaveLater, recordErrors } from '../shared/tree-reader.ts';
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

const { enter, leave } = handlerTables<Walk>(Kind, HANDLERS, {
	namespace_identifier: [enterNamespaceIdentifier],
	function_definition: [enterFunctionDefinition],
	'declaration field_declaration': [enterDeclaration],
	class_specifier: [enterTypeSpecifier],
	'optional_parameter_declaration variadic_parameter_declaration': [enterParameter],
	'template_declaration export_declaration': [enterWrapper],
	'alias_declaration concept_definition': [enterNamed],
	requires_expression: [enterRequires],
	namespace_definition: [enterNamespace],
	namespace_alias_definition: [enterNamespaceAlias],
	using_declaration: [enterUsing],
	module_declaration: [enterModule],
	import_declaration: [enterImport],
	access_specifier: [enterAccess],
	lambda_expression: [enterLambda],
	new_expression: [enterNew, leaveNew],
	compound_literal_expression: [enterBraces, leaveBraces],
	field_initializer: [enterFieldInitializer, leaveFieldInitializer],
	'if_statement while_statement switch_statement': [enterBranch],
	for_range_loop: [enterForRange],
	catch_clause: [enterCatch],
	delete_expression: [leaveLater, leaveDelete],
	throw_statement: [leaveLater, leaveThrow],
	'co_return_statement co_yield_statement': [enterCoroutine, leaveCoroutine],
	co_await_expression: [enterCoroutine],
	'"and" "or"': [enterOperator],
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
