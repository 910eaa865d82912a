// Written by scripts/generate-registry.ts: run `npm run generate` instead of editing it.
import { apiContracts } from './api-contracts.ts';
import { arch } from './arch.ts';
import { blame } from './blame.ts';
import { index } from './build-index.ts';
import { changed } from './changed.ts';
import { clean } from './clean.ts';
import { config } from './config.ts';
import { definition } from './definition.ts';
import { doctor } from './doctor.ts';
import { endpoints } from './endpoints.ts';
import { explain } from './explain.ts';
import { exportIndex } from './export.ts';
import { facts } from './facts.ts';
import { fetch } from './fetch.ts';
import { callees } from './graph/callees.ts';
import { callers } from './graph/callers.ts';
import { cycles } from './graph/cycles.ts';
import { dead } from './graph/dead.ts';
import { deps } from './graph/deps.ts';
import { flow } from './graph/flow.ts';
import { impact } from './graph/impact.ts';
import { metrics } from './graph/metrics.ts';
import { path } from './graph/path.ts';
import { refs } from './graph/refs.ts';
import { testsFor } from './graph/tests-for.ts';
import { types } from './graph/types.ts';
import { history } from './history.ts';
import { map } from './map.ts';
import { overview } from './overview.ts';
import { pack } from './pack.ts';
import type { Question } from './question.ts';
import { read } from './read.ts';
import { references } from './references.ts';
import { search } from './search.ts';
import { sql } from './sql.ts';
import { status } from './status.ts';
import { symbol } from './symbol.ts';
import { symbols } from './symbols.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';

/**
 * Every question there is, in the order help lists them. Entries are plain data: zod, parsers and the
 * database are loaded when a question is asked, so that help is quick.
 */
export const questions: readonly Question[] = [
	apiContracts,
	arch,
	blame,
	index,
	changed,
	clean,
	config,
	definition,
	doctor,
	endpoints,
	explain,
	exportIndex,
	facts,
	fetch,
	callees,
	callers,
	cycles,
	dead,
	deps,
	flow,
	impact,
	metrics,
	path,
	refs,
	testsFor,
	types,
	history,
	map,
	overview,
	pack,
	read,
	references,
	search,
	sql,
	status,
	symbol,
	symbols,
	validate,
	verify,
].sort((a, b) => a.order - b.order);
