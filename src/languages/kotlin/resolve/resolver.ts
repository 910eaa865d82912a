import type { MakeResolver } from '../../../model/resolve.ts';
import { JvmResolver } from '../../shared/jvm-resolver.ts';

/** Java and Kotlin see one another's packages. */
export const makeResolver: MakeResolver = (project) => new JvmResolver(project);
