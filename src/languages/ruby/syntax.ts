import { wordsIn } from '../../model/word-list.ts';
import { numberKinds } from '../shared/tree-pass.ts';

/** The node kinds this pack knows, by the grammar's names; 0 is every other kind. */
export const Kind = numberKinds(
	wordsIn(
		'identifier constant ERROR comment class module singleton_class method singleton_method',
		'superclass body_statement',
		'destructured_parameter splat_parameter hash_splat_parameter block_parameter',
		'keyword_parameter forward_parameter forward_argument block do_block',
		'block_body lambda call argument_list block_argument splat_argument hash_splat_argument pair',
		'hash_key_symbol setter operator alias undef assignment operator_assignment',
		'left_assignment_list right_assignment_list destructured_left_assignment rest_assignment',
		'instance_variable class_variable global_variable scope_resolution element_reference self',
		'super yield return next break redo retry if unless elsif else then while until for in do',
		'case case_match when pattern in_clause unless_guard array_pattern find_pattern',
		'hash_pattern keyword_pattern as_pattern alternative_pattern parenthesized_pattern',
		'match_pattern test_pattern variable_reference_pattern expression_reference_pattern begin',
		'ensure rescue exceptions exception_variable if_modifier unless_modifier while_modifier',
		'until_modifier rescue_modifier conditional binary unary range "&&" "||" "and" "or"',
		'"||=" "&&=" parenthesized_statements array hash string chained_string string_array',
		'symbol_array bare_string bare_symbol string_content escape_sequence interpolation',
		'simple_symbol delimited_symbol heredoc_beginning heredoc_body heredoc_end',
		'character subshell regex integer float rational complex true false nil "def" "class"',
		'"module"',
	),
);

export const FIELDS = wordsIn(
	'alias alternative arguments begin block body class condition consequence end exceptions',
	'guard handler key left locals method name object operand operator parameters pattern',
	'receiver right scope superclass value variable',
);
export type FieldName = (typeof FIELDS)[number];
