/** Functions of CSS itself: a use of one is no call of anything that is defined somewhere. */
export const BUILTIN_FUNCTIONS: ReadonlySet<string> = new Set(
	`abs acos asin atan atan2 attr blur brightness calc calc-size circle clamp color color-mix conic-gradient
	contrast cos counter counters cross-fade cubic-bezier drop-shadow element ellipse env exp fit-content format
	grayscale hsl hsla hue-rotate hwb image image-set inset invert lab layer lch light-dark linear
	linear-gradient local log matrix matrix3d max min minmax mod oklab oklch opacity paint path perspective
	polygon pow radial-gradient ray rect rem repeat repeating-conic-gradient repeating-linear-gradient
	repeating-radial-gradient rgb rgba rotate rotate3d rotatex rotatey rotatez round saturate scale scale3d
	scalex scaley scalez sepia shape sign sin skew skewx skewy sqrt steps supports symbols tan translate
	translate3d translatex translatey translatez url var xywh progid alpha selector not is where has and or style scroll-state from to color-stop`.split(
		/\s+/,
	),
);

/** Words of `animation` that name no keyframes. */
export const ANIMATION_WORDS: ReadonlySet<string> = new Set(
	`none initial inherit unset revert revert-layer infinite normal reverse alternate alternate-reverse forwards
	backwards both running paused ease ease-in ease-out ease-in-out linear step-start step-end auto replace add
	accumulate important default null true false`.split(/\s+/),
);

/** Conditions and the like: what is in them belongs to what is around. */
export const TRANSPARENT_RULES: ReadonlySet<string> = new Set(
	`media supports container scope starting-style document -moz-document at-root nest include content
	media-query viewport -ms-viewport page top-left top-right bottom-left bottom-right theme variant
	custom-variant screen responsive variants tailwind base position-try view-transition`.split(/\s+/),
);
