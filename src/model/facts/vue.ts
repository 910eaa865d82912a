import type { FactKind } from './kind.ts';

export const vueComponent: FactKind = {
	kind: 'vue_component',
	view: 'vue_components',
	category: 'framework',
	about: 'a component of Vue: a single-file component, or one that code defines',
	attributes: {
		name: 'as it names itself, else the variable or file it is in',
		api: 'setup (a script setup), composition (options with setup), options, class, function, or template (no script)',
		components: 'components that it registers for itself',
		mixins: 'names of its mixins',
	},
	example: "export default defineComponent({ name: 'UserCard', props: ['id'] })",
};

export const vueComponentProp: FactKind = {
	kind: 'vue_component_prop',
	view: 'vue_component_props',
	category: 'framework',
	about: 'a prop that a component declares',
	attributes: {
		component: 'name of the component',
		name: 'of the prop',
		type: 'as written',
		required: 'whether it must be given',
		default: 'default value as written',
		declared: 'runtime (an array or object), type (type arguments), model (defineModel) or class (@Prop)',
	},
	example: 'defineProps<{ title: string; wide?: boolean }>()',
};

export const vueComponentEmit: FactKind = {
	kind: 'vue_component_emit',
	view: 'vue_component_emits',
	category: 'framework',
	about: 'an event that a component declares or sends',
	attributes: {
		component: 'name of the component',
		name: 'of the event',
		role: 'declared or sent',
		payload: 'what goes with it, as declared or as passed',
	},
	example: "const emit = defineEmits(['save'])",
};

export const vueComponentSetupReturn: FactKind = {
	kind: 'vue_component_setup_return',
	view: 'vue_component_setup_returns',
	category: 'framework',
	about: 'a name that setup() returns to the template, or that a script setup exposes',
	attributes: {
		component: 'name of the component',
		name: 'as the template or the parent sees it',
		value: 'what is given, as written',
		made_by: 'ref, computed, reactive, … when the name holds what one of these made',
		by: 'return or expose',
	},
	example: 'setup() { const count = ref(0); return { count }; }',
};

export const vueProvideInject: FactKind = {
	kind: 'vue_provide_inject',
	view: 'vue_provide_inject',
	category: 'framework',
	about: 'something provided to the components below, or injected from those above',
	attributes: {
		role: 'provide or inject',
		key: 'the string, or the name of the key as written',
		component: 'name of the component; null for the application, and in a composable',
		value: 'what is provided, or the name it has where it is injected',
		default: 'what an injection falls back to, as written',
	},
	example: "const theme = inject('theme', 'light')",
};

export const vueHook: FactKind = {
	kind: 'vue_hook',
	view: 'vue_hooks',
	category: 'framework',
	about: "a hook into the life of a component, Vue's own or the router's",
	attributes: {
		name: 'onMounted, or mounted as an option',
		component: 'name of the component; null in a composable',
		api: 'composition or options',
	},
	example: 'onMounted(() => load())',
};

export const vueDirective: FactKind = {
	kind: 'vue_directive',
	view: 'vue_directives',
	category: 'framework',
	about:
		'a directive on an element of a template, or one that is registered; attributes and listeners (`:a`, `@b`, `#c` and their long forms) are left out',
	attributes: {
		role: 'used or registered',
		name: 'without `v-`: if, for, model, focus',
		element: 'the element it is on',
		argument: 'what follows the colon',
		modifiers: 'what follows the dots',
		expression: 'its value as written',
		scope: 'for one that is registered: app or component',
	},
	example: '<input v-model.trim="name" v-focus>',
};

export const VUE: readonly FactKind[] = [
	vueComponent,
	vueComponentProp,
	vueComponentEmit,
	vueComponentSetupReturn,
	vueProvideInject,
	vueHook,
	vueDirective,
];
