// path: src/pages/index.vue
// ^ fact vue_component name=pages api=setup components=-
const props = defineProps({ // ^ no fact vue_component_prop
	title: { type: String, required: true }, // ^ fact vue_component_prop component=pages name=title type=String required=true default=- declared=runtime
	items: { type: Array as PropType<Item[]>, default: () => [] }, // ^ fact vue_component_prop component=pages name=items type="Array as PropType<Item[]>" default="() => []" required=false
	wide: Boolean, // ^ fact vue_component_prop component=pages name=wide type=Boolean required=false
});
defineEmits(['hide', 'subscribe']); // ^ fact vue_component_emit component=pages name=hide role=declared ^ fact vue_component_emit component=pages name=subscribe role=declared payload=-
