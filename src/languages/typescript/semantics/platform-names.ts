import { words } from '../../../model/word-list.ts';

/** Names that a platform gives to every program. */
const SCRIPT = new Set(
	`console window document globalThis global process Buffer setTimeout clearTimeout setInterval clearInterval setImmediate
clearImmediate queueMicrotask structuredClone fetch Promise Object Array String Number Boolean Symbol BigInt Math JSON Date RegExp
Error TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError Map Set WeakMap WeakSet WeakRef Proxy Reflect
Intl Atomics ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Function eval isNaN isFinite parseInt parseFloat encodeURIComponent
decodeURIComponent encodeURI decodeURI escape unescape require module exports URL URLSearchParams TextEncoder TextDecoder AbortController
AbortSignal Event EventTarget CustomEvent FormData Headers Request Response Blob File FileReader WebSocket XMLHttpRequest Worker
localStorage sessionStorage navigator location history alert confirm prompt requestAnimationFrame cancelAnimationFrame
IntersectionObserver MutationObserver ResizeObserver performance crypto atob btoa Image Audio Element HTMLElement Node Iterator
describe it test expect beforeEach afterEach beforeAll afterAll jest vi before after suite setup teardown cy Cypress sinon assert
MessageChannel MessagePort BroadcastChannel ReadableStream WritableStream TransformStream FinalizationRegistry getComputedStyle matchMedia
MouseEvent KeyboardEvent PointerEvent TouchEvent DragEvent ClipboardEvent FocusEvent InputEvent WheelEvent UIEvent MessageEvent ErrorEvent
ProgressEvent PopStateEvent StorageEvent CloseEvent HashChangeEvent TransitionEvent AnimationEvent CompositionEvent SubmitEvent
PromiseRejectionEvent EventSource DOMParser XMLSerializer DOMException DOMRect DOMRectReadOnly DOMPoint DOMMatrix DataTransfer Document
DocumentFragment Range CSSStyleSheet NodeFilter OffscreenCanvas ImageData Path2D createImageBitmap AudioContext OfflineAudioContext
MediaRecorder MediaStream MediaSource RTCPeerConnection RTCSessionDescription RTCIceCandidate PerformanceObserver Notification SharedWorker
SpeechSynthesisUtterance URLPattern CompressionStream DecompressionStream TextEncoderStream TextDecoderStream WebAssembly customElements
indexedDB IDBKeyRange requestIdleCallback cancelIdleCallback reportError importScripts self Float16Array SuppressedError DisposableStack
AsyncDisposableStack xdescribe fdescribe xit fit xtest expectTypeOf assertType onTestFinished onTestFailed spyOn jasmine
addEventListener removeEventListener dispatchEvent getSelection postMessage scrollTo scrollBy caches cookieStore screen speechSynthesis
visualViewport innerWidth innerHeight devicePixelRatio scrollX scrollY pageXOffset pageYOffset __dirname __filename NaN Infinity Deno Bun`
		.split(/\s+/)
		.filter((name) => name !== ''),
);
/** Classes of a document's elements, which are many. */
const ELEMENT = /^(?:HTML|SVG)[A-Za-z]*Element$/;
export function isPlatformName(name: string): boolean {
	return SCRIPT.has(name) || ELEMENT.test(name);
}

/** Names that the compiler of a component knows, by what files they are known in. */
const COMPILED: readonly { package: string; files: RegExp; names: ReadonlySet<string> }[] = [
	{
		package: 'svelte',
		files: /\.svelte(?:\.[jt]s)?$/,
		names: new Set(['$state', '$derived', '$effect', '$props', '$bindable', '$inspect', '$host']),
	},
	{
		package: 'vue',
		files: /\.vue$/,
		names: new Set([
			...words('defineProps defineEmits defineExpose defineModel defineOptions defineSlots'),
			...words('withDefaults $emit $slots $attrs $refs $el $props $data $options $parent $root'),
			...words('$nextTick $watch $forceUpdate Transition TransitionGroup KeepAlive Teleport'),
			...words('Suspense'),
		]),
	},
	{ package: 'astro', files: /\.astro$/, names: new Set(['Astro', 'Fragment']) },
	{ package: 'vue-router', files: /\.vue$/, names: new Set(['RouterLink', 'RouterView']) },
];

/** The package whose compiler gives a name to a file without an import; null for none. */
export function compilerOf(path: string, name: string): string | null {
	return COMPILED.find(({ files, names }) => names.has(name) && files.test(path))?.package ?? null;
}

/** Types of a platform that are no values, or rarely used as such. */
const TYPES = new Set(
	`Crypto SubtleCrypto CryptoKey CryptoKeyPair ProxyHandler PropertyDescriptor PropertyDescriptorMap Storage Window Document
DocumentFragment ShadowRoot Range Selection NodeList NodeListOf HTMLCollection DOMRect DOMTokenList CSSStyleDeclaration CSSStyleSheet
MouseEvent KeyboardEvent PointerEvent TouchEvent DragEvent ClipboardEvent FocusEvent InputEvent WheelEvent UIEvent MessageEvent
ErrorEvent ProgressEvent PopStateEvent StorageEvent DataTransfer FileList MediaStream MediaRecorder AudioContext AudioNode
CanvasRenderingContext2D WebGLRenderingContext WebGL2RenderingContext ImageData ImageBitmap OffscreenCanvas ServiceWorker
ServiceWorkerRegistration Notification Navigator Location History Performance RTCPeerConnection RTCDataChannel IDBDatabase
IDBTransaction IDBObjectStore IDBRequest Cache CacheStorage Geolocation TemplateStringsArray ReadableStreamDefaultReader`
		.split(/\s+/)
		.filter((name) => name !== ''),
);

/** Whether a type that is declared nowhere in a program is surely the platform's. */
export function isPlatformType(name: string): boolean {
	return TYPES.has(name) || /^(?:HTML|SVG)[A-Za-z]*Element$/.test(name);
}

/** Members of the global object that are no names of their own in most programs. */
const WINDOW = new Set(
	`addEventListener removeEventListener dispatchEvent open close closed opener parent top self frames focus blur print stop postMessage
scroll scrollTo scrollBy scrollX scrollY pageXOffset pageYOffset innerWidth innerHeight outerWidth outerHeight screen screenX screenY
devicePixelRatio visualViewport getSelection requestIdleCallback cancelIdleCallback indexedDB caches origin name length status event
moveTo moveBy resizeTo resizeBy speechSynthesis customElements isSecureContext trustedTypes createImageBitmap reportError onerror
onload onunhandledrejection onresize onmessage onpopstate onhashchange onbeforeunload external menubar toolbar frameElement gc
toString hasOwnProperty valueOf`
		.split(/\s+/)
		.filter((name) => name !== ''),
);

/** Whether a name stands for the object that holds all that is global. */
export function isGlobalObject(name: string): boolean {
	return name === 'window' || name === 'globalThis' || name === 'global' || name === 'self';
}

export function isWindowMember(name: string): boolean {
	return WINDOW.has(name) || SCRIPT.has(name) || /^(?:[A-Z]|on[a-z])/.test(name);
}
