/** Words that questions and wishes are made of, not what they are about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
	(
		'a about after all also an and any are as at be because before being between both but by can could did do does ' +
		'doing done down during each for from had has have having he her here his how if in instead into is it its just ' +
		'may me might more most must my no not now of off on only or other our out over please she should so some such ' +
		'than that the their them then there these they this those through to too under until up use used uses using very ' +
		'via was we were what when where which while who whom why will with within without would you your ' +
		// What is to be done with something, or was: who wants a thing fixed looks for the thing.
		'add added adds allow allows bug ensure ensures fix fixed fixes improve improves issue make makes prevent prevents ' +
		'support supports update updated updates'
	).split(' '),
);
