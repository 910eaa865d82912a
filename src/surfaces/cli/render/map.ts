import type { MapResult } from '../../../engine.ts';
import type { Render } from '../page.ts';

/** As it was counted; what could harm a terminal is written as an escape in it. */
export const renderMap: Render<MapResult> = ({ text }) => [text.replace(/\n$/, '')];
