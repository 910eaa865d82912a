/** Functions that Sass has without a module. */
const SASS: ReadonlySet<string> = new Set(
	`adjust-color adjust-hue append blue call ceil change-color color comparable complement content-exists darken desaturate
	feature-exists floor function-exists get-function global-variable-exists green hue ie-hex-str if index inspect invert
	is-bracketed is-superselector join keywords length lighten lightness list-separator load-css map-get map-has-key map-keys
	map-merge map-remove map-values max min mix mixin-exists nth opacify percentage quote random red round saturate
	saturation scale-color selector-append selector-extend selector-nest selector-parse selector-replace selector-unify
	set-nth simple-selectors str-index str-insert str-length str-slice to-lower-case to-upper-case transparentize fade-in
	fade-out type-of unique-id unit unitless unquote variable-exists whiteness zip grayscale alpha opacity abs`.split(
		/\s+/,
	),
);

/** Functions of Less. */
const LESS: ReadonlySet<string> = new Set(
	`abs acos alpha argb asin atan average blue boolean ceil color contrast convert cos darken data-uri default desaturate
	difference e each escape exclusion extract fade fadein fadeout floor get-unit green greyscale hardlight hsl hsla hsv hsva
	hsvhue hsvsaturation hsvvalue hue if image-height image-size image-width isdefined iscolor isem iskeyword isnumber
	ispercentage ispixel isruleset isstring isunit isurl length lighten lightness luma luminance max min mix mod multiply
	negation overlay percentage pi pow range red replace rgb rgba round saturate saturation screen self shade sin softlight
	spin sqrt svg-gradient tan tint unit`.split(/\s+/),
);

/** Whether a language of styles has a function of its own with a name. */
export function isOwnFunction(language: 'scss' | 'less', name: string): boolean {
	return language === 'scss' ? SASS.has(name.replaceAll('_', '-')) : LESS.has(name);
}
