// path: src/components/UserCard.vue
// ^ fact vue_component name=UserCard api=setup
import { computed, inject, onMounted, provide, ref } from 'vue';
import { onBeforeRouteLeave } from 'vue-router';
import { vTooltip } from './tooltip'; // ^ fact vue_directive role=registered name=tooltip scope=component

interface Props { // ^ no fact vue_component_prop
	user: User; // ^ fact vue_component_prop component=UserCard name=user type=User required=true declared=type default=-
	size?: 'small' | 'large'; // ^ fact vue_component_prop component=UserCard name=size required=false default="'small'" declared=type
}
const props = withDefaults(defineProps<Props>(), { size: 'small' });
const emit = defineEmits<{
	(e: 'save' | 'close', id: number): void; // ^ fact vue_component_emit component=UserCard name=save role=declared payload="id: number" ^ fact vue_component_emit component=UserCard name=close role=declared
	rename: [name: string]; // ^ fact vue_component_emit component=UserCard name=rename role=declared payload="name: string"
}>();
const model = defineModel<string>({ required: true }); // ^ fact vue_component_prop component=UserCard name=modelValue type=string required=true declared=model ^ fact vue_component_emit component=UserCard name=update:modelValue role=declared payload=string
const shown = defineModel('shown', { type: Boolean, default: false }); // ^ fact vue_component_prop name=shown type=Boolean default=false declared=model ^ fact vue_component_emit name=update:shown role=declared

const vFocus = { mounted: (el) => el.focus() }; // ^ fact vue_directive role=registered name=focus scope=component
const value = 1; // ^ no fact vue_directive
const open = ref(false);
const label = computed(() => props.user.name);
const theme = inject('theme', 'light'); // ^ fact vue_provide_inject role=inject key=theme component=UserCard value=theme default="'light'"
provide(KEY, { open }); // ^ fact vue_provide_inject role=provide key=KEY component=UserCard value="{ open }"
onMounted(() => emit('save', props.user.id)); // ^ fact vue_hook name=onMounted component=UserCard api=composition ^ fact vue_component_emit component=UserCard name=save role=sent payload=props.user.id
onBeforeRouteLeave(() => open.value); // ^ fact vue_hook name=onBeforeRouteLeave component=UserCard
onUpdated(refresh); // ^ fact vue_hook name=onUpdated component=UserCard
defineExpose({
	open, // ^ fact vue_component_setup_return component=UserCard name=open made_by=ref by=expose value=-
	title: label, // ^ fact vue_component_setup_return component=UserCard name=title value=label made_by=computed by=expose
});

const bus = new EventEmitter();
bus.emit('save', 1); // ^ no fact vue_component_emit
container.provide('theme', 'dark'); // ^ no fact vue_provide_inject
function onDestroyed(fn) { fn(); }
onDestroyed(() => {}); // ^ no fact vue_hook
