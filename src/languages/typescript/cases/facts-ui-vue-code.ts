import Vue, { createApp, defineComponent, h, provide, reactive, onUnmounted } from 'vue';
import { Component, Prop, Vue as Base } from 'vue-property-decorator';
import App from './App.vue';

export const Badge = defineComponent({ // ^ fact vue_component name=Badge api=composition
	props: { count: Number }, // ^ fact vue_component_prop component=Badge name=count type=Number
	setup(props, context) {
		const state = reactive({ n: 0 });
		context.emit('ready'); // ^ fact vue_component_emit component=Badge name=ready role=sent payload=-
		return { state }; // ^ fact vue_component_setup_return component=Badge name=state made_by=reactive by=return
	},
});
const Legacy = Vue.extend({ name: 'legacy-card', props: ['id'] }); // ^ fact vue_component name=legacy-card api=options ^ fact vue_component_prop component=legacy-card name=id
Vue.component('base-input', { inheritAttrs: false }); // ^ fact vue_component name=base-input api=options
const Inline = defineComponent((props) => () => h('div')); // ^ fact vue_component name=Inline api=function

const app = createApp(App);
app.component('base-icon', Icon); // ^ no fact vue_component
app.directive('focus', { mounted: (el) => el.focus() }); // ^ fact vue_directive role=registered name=focus scope=app
app.provide('config', config); // ^ fact vue_provide_inject role=provide key=config component=- value=config

export function useTimer() {
	onUnmounted(stop); // ^ fact vue_hook name=onUnmounted component=- api=composition
	provide('timer', timer); // ^ fact vue_provide_inject role=provide key=timer component=-
}

@Component({ components: { Badge } }) // ^ fact vue_component name=Panel api=class components=Badge
export class Panel extends Base {
	@Prop({ required: true }) readonly title!: string; // ^ fact vue_component_prop component=Panel name=title type=string required=true declared=class
	other = 1; // ^ no fact vue_component_prop
}

const registry = new Registry();
registry.component('x', { props: ['a'] }); // ^ no fact vue_component ^ no fact vue_component_prop
registry.directive('y', {}); // ^ no fact vue_directive
const Backbone = Model.extend({ props: ['b'] }); // ^ no fact vue_component
export default { props: ['c'], mounted() {} }; // ^ no fact vue_component ^ no fact vue_component_prop ^ no fact vue_hook
