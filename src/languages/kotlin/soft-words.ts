/** Words that are names unless something to be modified follows. */
export const SOFT = new Set(
	'abstract actual annotation by catch companion const constructor crossinline data delegate dynamic enum expect external field file final finally get import infix init inline inner internal lateinit noinline open operator out override param private property protected public receiver reified sealed set setparam suspend tailrec value vararg where'.split(
		' ',
	),
);
