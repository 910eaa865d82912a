// path: src/components/Todo.vue
import Item from './Item.vue';
import mixin from './mixin';

export default { // ^ fact vue_component name=TodoList api=composition components=Item,base-button mixins=mixin
	name: 'TodoList',
	components: { Item, 'base-button': Button },
	directives: {
		focus: { inserted: (el) => el.focus() }, // ^ fact vue_directive role=registered name=focus scope=component
	},
	mixins: [mixin],
	props: ['value', 'label'], // ^ fact vue_component_prop component=TodoList name=value required=false declared=runtime ^ fact vue_component_prop component=TodoList name=label
	emits: { input: null, done: (id) => id > 0 }, // ^ fact vue_component_emit component=TodoList name=input role=declared ^ fact vue_component_emit component=TodoList name=done role=declared
	provide() {
		return { list: this }; // ^ fact vue_provide_inject role=provide key=list component=TodoList value=this
	},
	inject: { store: { from: 'app-store', default: null }, user: 'user' }, // ^ fact vue_provide_inject role=inject key=app-store value=store default=null ^ fact vue_provide_inject role=inject key=user value=user
	setup(props, { emit, expose }) {
		const count = useCount();
		const send = () => emit('done', 1); // ^ fact vue_component_emit component=TodoList name=done role=sent payload=1
		return {
			count, // ^ fact vue_component_setup_return component=TodoList name=count by=return made_by=-
			send, // ^ fact vue_component_setup_return component=TodoList name=send
			...more, // ^ no fact vue_component_setup_return
		};
	},
	data() { return { inner: 1 }; }, // ^ no fact vue_component_setup_return
	created() { this.$emit('input', this.value); }, // ^ fact vue_hook name=created component=TodoList api=options ^ fact vue_component_emit component=TodoList name=input role=sent payload=this.value
	mounted: async function () {}, // ^ fact vue_hook name=mounted component=TodoList api=options
	methods: {
		mounted() {}, // ^ no fact vue_hook
		props: ['x'], // ^ no fact vue_component_prop
	},
};
