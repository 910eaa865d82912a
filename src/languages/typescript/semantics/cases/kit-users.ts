import * as deep from './deep-kit';
import { screen, wait } from './deep-kit';
import missing, { User, render, waitFor } from './kit';
import { within } from './lost-kit';
import { act } from './two-kits';

// What a module has not itself, it has from the one package that it exports everything of.
waitFor(); //= waitFor external test-kit
screen.getByText('x'); //= getByText external test-kit
wait(); //= wait external test-kit
deep.renderHook(); //= renderHook external test-kit
render(); //= render kit.ts#render
new User(); //= User models.ts#User.constructor
deep.render(); //= render kit.ts#render

// Not by default, and not where there is more that nobody knows.
missing(); //= missing unresolved
within(); //= within unresolved
act(); //= act unresolved
