// Written by scripts/generate-docs.ts from the registry of questions: run `npm run generate` instead of editing it.

/** What `index` takes: read a repository and build its index, or bring it up to date. */
export interface IndexInput {
	/** parse processes: "auto" or 1 to 64 (default: index.jobs) */
	jobs?: "auto" | number;
	/** build it as a whole, even if little changed */
	full?: boolean;
	/** stay, and follow changes until told to stop */
	watch?: boolean;
}

/** What `index` gives. */
export interface IndexResult {
	root: string;
	kind: "none" | "update" | "rebuild";
	reason: string | null;
	changes: {
		added: number;
		changed: number;
		removed: number;
	};
	generation: string;
	counts: {
		files: number;
		bytes: number;
		lines: number;
		segments: number;
		chunks: number;
		symbols: number;
		callSites: number;
		imports: number;
		exports: number;
		facts: number;
		refs: number;
	};
	languages: {
		language: string;
		files: number;
		bytes: number;
		lines: number;
	}[];
	skipped: Record<string, number>;
	statuses: Record<string, number>;
	stages: {
		stage: "discover" | "parse" | "link" | "write" | "indices" | "publish" | "compare" | "export" | "validate";
		ms: number;
	}[];
	durationMs: number;
	indexBytes: number;
	jobs: number;
}

/** What `status` takes: show what is indexed and what is not. */
export interface StatusInput {
	/** exit with 1 when the index is not up to date */
	check?: boolean;
	/** list what was left out, with the reason */
	skipped?: boolean;
	/** omissions at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** list a million omissions at most, instead of --limit */
	all?: boolean;
}

/** What `status` gives. */
export interface StatusResult {
	root: string;
	stateFolder: string;
	indexFile: string;
	indexBytes: number;
	schemaVersion: number;
	generation: string;
	freshness: {
		fresh: boolean;
		changed: number;
		added: number;
		removed: number;
		settingsChanged: boolean;
		building: boolean;
		renewed: number;
	};
	provenance: {
		provider: "none";
	} | {
		provider: "git";
		root: string;
		commit: string | null;
		branch: string | null;
		dirty: boolean | null;
	};
	counts: Record<string, number>;
	languages: {
		language: string;
		files: number;
		bytes: number;
		lines: number;
	}[];
	statuses: Record<string, number>;
	skipped: Record<string, number>;
	ignoredManifests: number;
	omissions: {
		paths: {
			path: string;
			reason: "ignored" | "hidden" | "vendored" | "generated" | "minified" | "binary" | "too_large" | "not_regular" | "symlink_outside" | "symlink" | "unreadable" | "undecodable" | "vanished" | "too_deep" | "crashed" | "bad_name";
			detail: string;
			folder: boolean;
		}[];
		total: number;
		next: string | null;
	} | null;
}

/** What `overview` takes: what this repository is, on one screen. */
export type OverviewInput = Record<string, never>;

/** What `overview` gives. */
export interface OverviewResult {
	root: string;
	files: number;
	lines: number;
	languages: {
		language: string;
		files: number;
		lines: number;
	}[];
	packages: {
		total: number;
		first: {
			path: string;
			files: number;
			lines: number;
		}[];
	};
	entryPoints: {
		total: number;
		first: {
			file: string;
			line: number;
			name: string;
		}[];
	};
	frameworks: {
		name: string;
		found: string[];
	}[];
	endpoints: {
		total: number;
		first: {
			method: string;
			path: string;
			file: string;
			line: number;
		}[];
	};
	models: {
		total: number;
		first: {
			name: string;
			file: string;
			line: number;
		}[];
	};
	jobs: {
		total: number;
		first: {
			name: string;
			file: string;
			line: number;
		}[];
	};
	tests: {
		files: number;
		cases: number;
	};
	biggest: {
		file: string;
		lines: number;
	}[];
	mostComplex: {
		file: string;
		line: number;
		symbol: string;
		cyclomatic: number;
		cognitive: number;
	}[];
	skipped: Record<string, number>;
}

/** What `search` takes: find what a question, a name, a trace or a text is about. */
export interface SearchInput {
	/** what to look for */
	query: string;
	/** one of auto, text, regex, symbol, file (default: auto) */
	type?: "auto" | "text" | "regex" | "symbol" | "file";
	/** of text and patterns: upper and lower case alike */
	ignoreCase?: boolean;
	/** of text and patterns: whole words alone */
	word?: boolean;
	/** of patterns: go over line ends, as one that has \n in it does */
	multiline?: boolean;
	/** lines before and after each */
	context?: number;
	/** as in:, a folder or file */
	in?: string;
	/** as -in: */
	notIn?: string;
	/** as lang: */
	lang?: string;
	/** as kind:, of symbols, or of those that lines are in */
	kind?: string;
	/** as exported:true */
	exported?: boolean;
	/** as changed:, a time before the latest commit, or a revision */
	changed?: string;
	/** as author:, a part of a name or address */
	author?: string;
	/** as calls:, what a function calls */
	calls?: string;
	/** as fact:, a kind of fact */
	fact?: string;
	/** why each hit is where it is */
	explain?: boolean;
	/** why a path or a symbol is not in the answer */
	whyNot?: string;
	/** hits at most (default: 10 for auto, else 30) */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `search` gives. */
export interface SearchResult {
	query: string;
	type: string;
	hits: {
		type: "symbol" | "file" | "text";
		file: string;
		line: number | null;
		col: number | null;
		endLine: number | null;
		qualifiedName: string | null;
		kind: string | null;
		chunkUid: string | null;
		text: string | null;
		cut: boolean;
		marks: {
			at: number;
			length: number;
		}[];
		before: string[];
		after: string[];
		also: {
			file: string;
			line: number;
			qualifiedName: string;
			kind: string;
		}[];
		around: {
			beside: {
				state: "loaded" | "truncated";
				total: number;
				items: {
					file: string;
					line: number;
					qualifiedName: string;
					kind: string;
				}[];
			};
			callers: {
				state: "loaded" | "truncated";
				total: number;
				items: {
					file: string;
					line: number;
					qualifiedName: string;
					kind: string;
				}[];
			};
			callees: {
				state: "loaded" | "truncated";
				total: number;
				items: {
					file: string;
					line: number;
					qualifiedName: string;
					kind: string;
				}[];
			};
			types: {
				state: "loaded" | "truncated";
				total: number;
				items: {
					file: string;
					line: number;
					qualifiedName: string;
					kind: string;
				}[];
			};
			tests: {
				state: "loaded" | "truncated";
				total: number;
				items: {
					file: string;
					line: number;
					qualifiedName: string;
					kind: string;
				}[];
			};
		} | null;
		fit: string;
		tier: "index" | "fresh" | "text";
		explanation: string[];
	}[];
	total: {
		count: number;
		exact: boolean;
	};
	tiers: {
		index: number;
		fresh: number;
		text: number;
	};
	read: {
		files: number;
		candidates: number;
		everyFile: boolean;
	} | null;
	notLookedAt: Record<string, number>;
	notes: string[];
	whyNot: {
		what: string;
		reason: string;
		detail: string;
	}[];
	next: string | null;
}

/** What `map` takes: show the most central files and what they define. */
export interface MapInput {
	/** tokens at most */
	budget?: number;
	/** only this file or folder */
	in?: string;
}

/** What `map` gives. */
export interface MapResult {
	in: string | null;
	tokenizer: string;
	budget: number;
	tokens: number;
	files: {
		file: string;
		rank: number;
		definitions: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
			signature: string;
		}[];
	}[];
	ranked: number;
	unranked: {
		tests: number;
		generated: number;
		migrations: number;
		empty: number;
	};
	text: string;
}

/** What `symbols` takes: list the symbols of a file. */
export interface SymbolsInput {
	/** path of the file */
	file: string;
	/** symbols at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** text of the file, in place of what is on disk */
	text?: string;
}

/** What `symbols` gives. */
export interface SymbolsResult {
	file: string;
	language: string;
	lines: number;
	status: "parsed" | "recovered" | "partial" | "timed_out" | "crashed" | "text";
	note: string | null;
	syntaxErrors: number;
	total: number;
	symbols: {
		chunkUid: string;
		kind: "module" | "namespace" | "class" | "interface" | "trait" | "struct" | "enum" | "enum_member" | "type" | "function" | "method" | "constructor" | "getter" | "setter" | "lambda" | "field" | "property" | "constant" | "variable" | "section" | "block" | "macro" | "impl" | "protocol" | "extension" | "object" | "record" | "union" | "event" | "modifier" | "table" | "view" | "index" | "trigger" | "rule" | "job" | "resource" | "stage" | "element";
		name: string;
		qualifiedName: string;
		container: string | null;
		signature: string | null;
		params: {
			name: string;
			type?: string;
			default?: string;
			optional?: true;
			rest?: "*" | "**";
			bindings?: string[];
			only?: "pos" | "kw";
		}[];
		type: string | null;
		annotations: {
			name: string;
			args?: string;
		}[];
		summary: string | null;
		exported: boolean;
		modifiers: string[];
		file: string;
		language: string;
		line: number;
		col: number;
		startLine: number;
		startCol: number;
		endLine: number;
		endCol: number;
		start: number;
		end: number;
		cyclomatic: number;
		cognitive: number;
		nesting: number;
		ownLines: number;
	}[];
	next: string | null;
}

/** What `symbol` takes: look up symbols by name. */
export interface SymbolInput {
	/** name, or qualified name */
	name: string;
	/** symbols at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `symbol` gives. */
export interface SymbolResult {
	name: string;
	matched: "exact" | "folded";
	symbols: {
		chunkUid: string;
		kind: "module" | "namespace" | "class" | "interface" | "trait" | "struct" | "enum" | "enum_member" | "type" | "function" | "method" | "constructor" | "getter" | "setter" | "lambda" | "field" | "property" | "constant" | "variable" | "section" | "block" | "macro" | "impl" | "protocol" | "extension" | "object" | "record" | "union" | "event" | "modifier" | "table" | "view" | "index" | "trigger" | "rule" | "job" | "resource" | "stage" | "element";
		name: string;
		qualifiedName: string;
		container: string | null;
		signature: string | null;
		params: {
			name: string;
			type?: string;
			default?: string;
			optional?: true;
			rest?: "*" | "**";
			bindings?: string[];
			only?: "pos" | "kw";
		}[];
		type: string | null;
		annotations: {
			name: string;
			args?: string;
		}[];
		summary: string | null;
		exported: boolean;
		modifiers: string[];
		file: string;
		language: string;
		line: number;
		col: number;
		startLine: number;
		startCol: number;
		endLine: number;
		endCol: number;
		start: number;
		end: number;
		cyclomatic: number;
		cognitive: number;
		nesting: number;
		ownLines: number;
	}[];
	suggestions: string[];
	next: string | null;
}

/** What `read` takes: read a file, some of its lines, or a definition. */
export interface ReadInput {
	/** file, file:10-40, file:10, file#name, name, qualified name or chunkUid */
	target: string;
	/** the structure, without bodies and long literals */
	skeleton?: boolean;
	/** how much of it a skeleton or outline keeps: minimal, standard, full (default: standard) */
	detail?: "minimal" | "standard" | "full";
	/** names, kinds and lines alone */
	outline?: boolean;
	/** lists below the text: callers,callees,types,tests */
	with?: string;
	/** without line numbers */
	lineNumbers?: boolean;
	/** lines at most */
	limit?: number;
	/** text of the file, in place of what is on disk */
	text?: string;
}

/** What `read` gives. */
export interface ReadResult {
	file: string | null;
	language: string | null;
	status: "parsed" | "recovered" | "partial" | "timed_out" | "crashed" | "text" | null;
	note: string | null;
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	form: "text" | "skeleton" | "outline";
	detail: "minimal" | "standard" | "full" | null;
	fileLines: number;
	ranges: {
		from: number;
		to: number;
	}[];
	lines: {
		line: number;
		text: string;
	}[];
	outline: {
		depth: number;
		kind: "module" | "namespace" | "class" | "interface" | "trait" | "struct" | "enum" | "enum_member" | "type" | "function" | "method" | "constructor" | "getter" | "setter" | "lambda" | "field" | "property" | "constant" | "variable" | "section" | "block" | "macro" | "impl" | "protocol" | "extension" | "object" | "record" | "union" | "event" | "modifier" | "table" | "view" | "index" | "trigger" | "rule" | "job" | "resource" | "stage" | "element";
		name: string;
		signature: string | null;
		from: number;
		to: number;
	}[];
	next: string | null;
	lineNumbers: boolean;
	with: {
		what: "callers" | "callees" | "types" | "tests";
		total: number;
		entries: {
			file: string | null;
			line: number | null;
			name: string;
		}[];
	}[];
}

/** What `definition` takes: find what a name in a file refers to. */
export interface DefinitionInput {
	/** file:line:column */
	place: string;
}

/** What `definition` gives. */
export interface DefinitionResult {
	file: string;
	line: number;
	col: number;
	name: string | null;
	status: "resolved" | "ambiguous" | "external" | "dynamic" | "unresolved" | null;
	complete: boolean;
	targets: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	targetPackage: string | null;
	targetExternalName: string | null;
}

/** What `references` takes: find what refers to a definition. */
export interface ReferencesInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** references at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `references` gives. */
export interface ReferencesResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	references: {
		file: string;
		line: number;
		col: number;
		kind: string;
		status: "resolved" | "ambiguous";
	}[];
	unknown: number;
	filesLeft: number;
	next: string | null;
}

/** What `explain` takes: tell on one screen what something is and what is around it. */
export interface ExplainInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** entries of each list at most */
	limit?: number;
}

/** What `explain` gives. */
export interface ExplainResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	symbol: {
		chunkUid: string;
		kind: "module" | "namespace" | "class" | "interface" | "trait" | "struct" | "enum" | "enum_member" | "type" | "function" | "method" | "constructor" | "getter" | "setter" | "lambda" | "field" | "property" | "constant" | "variable" | "section" | "block" | "macro" | "impl" | "protocol" | "extension" | "object" | "record" | "union" | "event" | "modifier" | "table" | "view" | "index" | "trigger" | "rule" | "job" | "resource" | "stage" | "element";
		name: string;
		qualifiedName: string;
		container: string | null;
		signature: string | null;
		params: {
			name: string;
			type?: string;
			default?: string;
			optional?: true;
			rest?: "*" | "**";
			bindings?: string[];
			only?: "pos" | "kw";
		}[];
		type: string | null;
		annotations: {
			name: string;
			args?: string;
		}[];
		summary: string | null;
		exported: boolean;
		modifiers: string[];
		file: string;
		language: string;
		line: number;
		col: number;
		startLine: number;
		startCol: number;
		endLine: number;
		endCol: number;
		start: number;
		end: number;
		cyclomatic: number;
		cognitive: number;
		nesting: number;
		ownLines: number;
	} | null;
	declarations: number;
	file: {
		path: string;
		language: string;
		lines: number;
		status: "parsed" | "recovered" | "partial" | "timed_out" | "crashed" | "text";
		note: string | null;
		syntaxErrors: number;
	} | null;
	members: {
		total: number;
		first: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		}[];
	};
	usedBy: {
		total: number;
		tests: number;
		files: number;
		calls: number;
		isRecursive: boolean;
		first: {
			node: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			uses: number;
			isTest: boolean;
			dispatch: boolean;
		}[];
	};
	uses: {
		total: number;
		first: {
			node: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			uses: number;
		}[];
	};
	packages: {
		total: number;
		first: {
			package: string;
			name: string | null;
			uses: number;
		}[];
	};
	types: {
		above: {
			node: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			uses: number;
		}[];
		aboveOutside: {
			package: string;
			name: string | null;
		}[];
		below: {
			total: number;
			first: {
				node: {
					file: string;
					line: number;
					kind: string;
					name: string;
					chunkUid: string;
				};
				site: {
					file: string;
					line: number;
					col: number;
					kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
					status: "resolved" | "ambiguous" | "external";
					rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
					confidence: number | null;
				};
				uses: number;
			}[];
		};
		named: {
			total: number;
			first: {
				node: {
					file: string;
					line: number;
					kind: string;
					name: string;
					chunkUid: string;
				};
				site: {
					file: string;
					line: number;
					col: number;
					kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
					status: "resolved" | "ambiguous" | "external";
					rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
					confidence: number | null;
				};
				uses: number;
			}[];
		};
	};
	endpoints: {
		total: number;
		first: {
			method: string;
			path: string;
			file: string;
			line: number;
		}[];
	};
	facts: {
		kind: string;
		category: "risk" | "process" | "structural" | "framework" | "security" | "language";
		count: number;
		first: {
			kind: string;
			line: number;
			attributes: Record<string, unknown>;
		}[];
	}[];
	tests: {
		total: number;
		first: {
			file: string;
			depth: number;
			names: string[];
		}[];
	};
	history: {
		commits: number;
		authors: number;
		first: {
			commit: string;
			time: string | null;
			author: {
				name: string;
				email: string;
			};
			subject: string;
		} | null;
		last: {
			commit: string;
			time: string | null;
			author: {
				name: string;
				email: string;
			};
			subject: string;
		} | null;
		people: string[];
		isComplete: boolean;
	} | null;
	noHistory: string | null;
	uncertain: {
		ofName: {
			ambiguous: number;
			dynamic: number;
			unresolved: number;
		};
		inside: {
			ambiguous: number;
			dynamic: number;
			unresolved: number;
		};
		namesakes: number;
		isBroken: boolean;
		unlinked: string[];
	};
}

/** What `pack` takes: pack what to read about something into a token budget. */
export interface PackInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name; or words */
	targets?: string[];
	/** tokens of the whole pack at most */
	budget?: number;
	/** of what differs from a revision (HEAD unless told), in place of targets */
	changed?: string;
	/** leave out what the pack with this hash had */
	since?: string;
	/** XML in place of Markdown */
	xml?: boolean;
}

/** What `pack` gives. */
export interface PackResult {
	seeds: {
		file: string;
		line: number;
		kind: string;
		name: string;
		chunkUid: string;
	}[];
	format: "markdown" | "xml";
	head: string;
	items: {
		role: "seed" | "caller" | "callee" | "type" | "test" | "doc" | "related";
		level: "line" | "skeleton" | "full";
		name: string;
		kind: string;
		file: string;
		startLine: number;
		endLine: number;
		language: string;
		chunkUid: string;
		depth: number;
		weight: number;
		from: string;
		why: {
			kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain" | "inside" | "around" | "mention";
			isForward: boolean;
			file: string;
			line: number;
			col: number;
			isOneOfSeveral: boolean;
			confidence: number | null;
			to: string;
		}[];
		summary: string;
		changed: string | null;
		tokens: number;
		text: string;
	}[];
	tail: string;
	receipt: {
		considered: number;
		included: {
			full: number;
			skeleton: number;
			line: number;
		};
		leftOut: {
			budget: number;
			"inside another": number;
			known: number;
			unreadable: number;
		};
		first: {
			role: "seed" | "caller" | "callee" | "type" | "test" | "doc" | "related";
			name: string;
			kind: string;
			file: string;
			line: number;
			reason: "budget" | "inside another" | "known" | "unreadable";
		}[];
		beyond: number;
		unresolved: {
			inside: number;
			ofNames: number;
		};
		gone: number;
		notes: string[];
		tokenizer: string;
		budget: number;
		tokens: number;
		hash: string;
		since: string | null;
	};
}

/** What `graph callers` takes: list the calls that lead to a function or class. */
export interface GraphCallersInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** calls in a row, from callers on */
	depth?: number;
	/** calls at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** how each call is known to lead there */
	explain?: boolean;
}

/** What `graph callers` gives. */
export interface GraphCallersResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	total: number;
	calls: {
		depth: number;
		site: {
			file: string;
			line: number;
			col: number;
			kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
			status: "resolved" | "ambiguous" | "external";
			rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
			confidence: number | null;
		};
		from: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		};
		to: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		} | null;
		external: {
			package: string;
			name: string | null;
		} | null;
		dispatch: boolean;
	}[];
	unfollowed: {
		ambiguous: number;
		dynamic: number;
		unresolved: number;
	};
	unlinked: string[];
	explanation: string[];
	next: string | null;
}

/** What `graph callees` takes: list the calls that a function, class or file makes. */
export interface GraphCalleesInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** calls in a row, from callees on */
	depth?: number;
	/** calls at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** how each call is known to lead there */
	explain?: boolean;
}

/** What `graph callees` gives. */
export interface GraphCalleesResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	total: number;
	calls: {
		depth: number;
		site: {
			file: string;
			line: number;
			col: number;
			kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
			status: "resolved" | "ambiguous" | "external";
			rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
			confidence: number | null;
		};
		from: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		};
		to: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		} | null;
		external: {
			package: string;
			name: string | null;
		} | null;
		dispatch: boolean;
	}[];
	unfollowed: {
		ambiguous: number;
		dynamic: number;
		unresolved: number;
	};
	unlinked: string[];
	explanation: string[];
	next: string | null;
}

/** What `graph impact` takes: list what would be affected by a change. */
export interface GraphImpactInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** hops at most */
	depth?: number;
	/** entries at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** every hop of each way, and how it is known */
	explain?: boolean;
}

/** What `graph impact` gives. */
export interface GraphImpactResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	total: number;
	byDepth: number[];
	files: number;
	tests: number;
	entries: {
		file: string;
		line: number;
		kind: string;
		name: string;
		chunkUid: string;
		depth: number;
		isTest: boolean;
		confidence: number | null;
		may: boolean;
		path: {
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			to: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
		}[];
	}[];
	packages: {
		package: string;
		uses: number;
	}[];
	unfollowed: {
		ambiguous: number;
		dynamic: number;
		unresolved: number;
	};
	unlinked: string[];
	explanation: string[];
	next: string | null;
}

/** What `graph deps` takes: list what a thing needs. */
export interface GraphDepsInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** hops at most */
	depth?: number;
	/** entries at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** every hop of each way, and how it is known */
	explain?: boolean;
}

/** What `graph deps` gives. */
export interface GraphDepsResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	total: number;
	byDepth: number[];
	files: number;
	tests: number;
	entries: {
		file: string;
		line: number;
		kind: string;
		name: string;
		chunkUid: string;
		depth: number;
		isTest: boolean;
		confidence: number | null;
		may: boolean;
		path: {
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			to: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
		}[];
	}[];
	packages: {
		package: string;
		uses: number;
	}[];
	unfollowed: {
		ambiguous: number;
		dynamic: number;
		unresolved: number;
	};
	unlinked: string[];
	explanation: string[];
	next: string | null;
}

/** What `graph types` takes: list what a type extends, and what extends it. */
export interface GraphTypesInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** steps at most */
	depth?: number;
	/** entries at most */
	limit?: number;
}

/** What `graph types` gives. */
export interface GraphTypesResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	total: number;
	entries: {
		side: "above" | "below";
		depth: number;
		site: {
			file: string;
			line: number;
			col: number;
			kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
			status: "resolved" | "ambiguous" | "external";
			rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
			confidence: number | null;
		};
		node: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		} | null;
		external: {
			package: string;
			name: string | null;
		} | null;
	}[];
	unlinked: string[];
}

/** What `graph refs` takes: find what refers to a definition. */
export interface GraphRefsInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target: string;
	/** references at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `graph refs` gives. */
export interface GraphRefsResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	references: {
		file: string;
		line: number;
		col: number;
		kind: string;
		status: "resolved" | "ambiguous";
	}[];
	unknown: number;
	filesLeft: number;
	next: string | null;
}

/** What `graph flow` takes: follow a variable: where it is declared, written and read. */
export interface GraphFlowInput {
	/** file:line:name, or file:line:column */
	variable: string;
	/** places at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** what the words of the answer mean */
	explain?: boolean;
}

/** What `graph flow` gives. */
export interface GraphFlowResult {
	variable: {
		file: string;
		line: number;
		col: number;
		name: string;
		kind: string;
		type: string | null;
		function: string | null;
		exported: boolean;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		name: string;
		kind: string;
		type: string | null;
		function: string | null;
		exported: boolean;
	}[];
	total: number;
	occurrences: {
		file: string;
		line: number;
		col: number;
		what: "declared" | "written" | "changed" | "read" | "called" | "typed" | "imported" | "re-exported";
		function: string | null;
		capturedBy: {
			name: string | null;
			line: number;
		} | null;
		passed: {
			to: string;
			argument: number;
			whole: boolean;
			parameter: string | null;
			target: {
				file: string;
				line: number;
			} | null;
		} | null;
		calls: string | null;
		givenBack: "return" | "yield" | "throw" | null;
		assignedTo: string[];
		exported: boolean;
		sees: number[] | null;
		text: string;
	}[];
	unknown: number;
	filesLeft: number;
	explanation: string[];
	next: string | null;
}

/** What `graph path` takes: find the shortest way from one thing to another. */
export interface GraphPathInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	from: string;
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	to: string;
	/** how each hop is known */
	explain?: boolean;
}

/** What `graph path` gives. */
export interface GraphPathResult {
	from: {
		target: {
			file: string;
			line: number;
			col: number;
			kind: string;
			name: string;
			qualifiedName: string;
			signature: string | null;
			chunkUid: string | null;
		} | null;
		external: {
			package: string;
			name: string | null;
		} | null;
		choices: {
			file: string;
			line: number;
			col: number;
			kind: string;
			name: string;
			qualifiedName: string;
			signature: string | null;
			chunkUid: string | null;
		}[];
	};
	to: {
		target: {
			file: string;
			line: number;
			col: number;
			kind: string;
			name: string;
			qualifiedName: string;
			signature: string | null;
			chunkUid: string | null;
		} | null;
		external: {
			package: string;
			name: string | null;
		} | null;
		choices: {
			file: string;
			line: number;
			col: number;
			kind: string;
			name: string;
			qualifiedName: string;
			signature: string | null;
			chunkUid: string | null;
		}[];
	};
	found: boolean;
	reversed: boolean;
	start: {
		file: string;
		line: number;
		kind: string;
		name: string;
		chunkUid: string;
	} | null;
	hops: {
		site: {
			file: string;
			line: number;
			col: number;
			kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
			status: "resolved" | "ambiguous" | "external";
			rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
			confidence: number | null;
		};
		to: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		};
	}[];
	external: {
		package: string;
		name: string | null;
	} | null;
	unlinked: string[];
	explanation: string[];
}

/** What `graph cycles` takes: find what needs itself in a circle. */
export interface GraphCyclesInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target?: string;
	/** functions and classes in place of files */
	chunks?: boolean;
	/** also imports and mentions of types alone */
	types?: boolean;
	/** circles at most */
	limit?: number;
}

/** What `graph cycles` gives. */
export interface GraphCyclesResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	total: number;
	cycles: {
		size: number;
		members: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		}[];
		round: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		}[];
		cut: {
			from: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
			to: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
			mentions: number;
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			left: number;
		};
	}[];
	unlinked: string[];
}

/** What `graph dead` takes: find code that nothing uses. */
export interface GraphDeadInput {
	/** only in this file or folder */
	in?: string;
	/** library or application, for every package */
	assume?: "library" | "application";
	/** what only tests use is unused */
	withoutTests?: boolean;
	/** without what needs a look */
	sure?: boolean;
	/** entries at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
	/** the whole argument of each */
	explain?: boolean;
}

/** What `graph dead` gives. */
export interface GraphDeadResult {
	total: number;
	needLook: number;
	considered: number;
	packages: {
		folder: string;
		language: string;
		as: "library" | "application";
		because: string;
	}[];
	hidden: string[];
	roots: {
		modules: number;
		tests: number;
		api: number;
		run: number;
	};
	entries: {
		file: string;
		line: number;
		kind: string;
		name: string;
		chunkUid: string;
		lines: number;
		verdict: "dead" | "look";
		argument: string[];
		doubts: string[];
	}[];
	leftOut: number;
	unlinked: string[];
	explanation: string[];
	next: string | null;
}

/** What `graph metrics` takes: measure how files and functions hang together. */
export interface GraphMetricsInput {
	/** order: centrality, fan-in, fan-out or instability */
	by?: "centrality" | "fan-in" | "fan-out" | "instability";
	/** with files of tests */
	tests?: boolean;
	/** files, and functions, at most */
	limit?: number;
}

/** What `graph metrics` gives. */
export interface GraphMetricsResult {
	files: number;
	imports: number;
	modules: {
		file: string;
		fanIn: number;
		fanOut: number;
		instability: number | null;
		centrality: number;
		community: number;
	}[];
	chunks: {
		file: string;
		line: number;
		kind: string;
		name: string;
		chunkUid: string;
		fanIn: number;
		fanOut: number;
		instability: number | null;
		centrality: number;
	}[];
	communities: {
		community: number;
		size: number;
		files: string[];
	}[];
	cycles: {
		count: number;
		files: number;
		largest: number;
	};
	unlinked: string[];
}

/** What `tests-for` takes: find the tests that reach something. */
export interface TestsForInput {
	/** name, qualified name, file#name, file:line[:column], file, chunkUid, or npm:package#name */
	target?: string;
	/** of all files that differ from a revision */
	changed?: boolean;
	/** that revision (default: HEAD) */
	since?: string;
	/** hops at most */
	depth?: number;
	/** files of tests at most */
	limit?: number;
	/** every hop of each way */
	explain?: boolean;
}

/** What `tests-for` gives. */
export interface TestsForResult {
	target: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	} | null;
	external: {
		package: string;
		name: string | null;
	} | null;
	choices: {
		file: string;
		line: number;
		col: number;
		kind: string;
		name: string;
		qualifiedName: string;
		signature: string | null;
		chunkUid: string | null;
	}[];
	changedFiles: string[];
	notIndexed: number;
	total: number;
	tests: {
		file: string;
		depth: number;
		isChanged: boolean;
		from: {
			file: string;
			line: number;
			kind: string;
			name: string;
			chunkUid: string;
		}[];
		path: {
			site: {
				file: string;
				line: number;
				col: number;
				kind: "call" | "new" | "decorator" | "jsx" | "tag" | "super" | "macro" | "callback" | "inherit" | "implement" | "override" | "type" | "implicit" | "query" | "import" | "re-export" | "contain";
				status: "resolved" | "ambiguous" | "external";
				rule: "local" | "import" | "variable" | "parameter" | "unbound" | "self" | "super" | "local.member" | "import.member" | "variable.member" | "parameter.member" | "unbound.member" | "field.member" | "result.member" | "awaited.member" | "element.member" | "value.member" | "result" | "element" | "value" | "text.sql" | "text.graphql" | "text.prisma" | "text.hcl" | "text.yaml" | "text.css" | "text.toml" | null;
				confidence: number | null;
			};
			to: {
				file: string;
				line: number;
				kind: string;
				name: string;
				chunkUid: string;
			};
		}[];
	}[];
	unlinked: string[];
	explanation: string[];
}

/** What `arch` takes: check imports against layers and rules. */
export interface ArchInput {
	/** also files of tests */
	tests?: boolean;
	/** violations at most */
	limit?: number;
}

/** What `arch` gives. */
export interface ArchResult {
	layers: {
		name: string;
		files: number;
	}[];
	forbidden: number;
	outside: number;
	imports: number;
	total: number;
	violations: {
		file: string;
		line: number;
		col: number;
		to: string;
		rule: string;
		because: string | null;
		typeOnly: boolean;
	}[];
}

/** What `endpoints` takes: list http endpoints with their handlers. */
export interface EndpointsInput {
	/** only paths that begin with this, or that answer it */
	path?: string;
	/** only this method */
	method?: string;
	/** only registered in this file or folder */
	in?: string;
	/** only without this control (unknown ones do not count): auth, validation, rate_limit, csrf */
	without?: "auth" | "validation" | "rate_limit" | "csrf";
	/** also those that tests register */
	tests?: boolean;
	/** endpoints at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `endpoints` gives. */
export interface EndpointsResult {
	total: number;
	endpoints: {
		method: string;
		path: string;
		framework: string;
		handler: string | null;
		handlerFile: string | null;
		handlerLine: number | null;
		controls: {
			control: string;
			name: string;
		}[];
		middleware: string[];
		file: string;
		line: number;
		isTest: boolean;
	}[];
	next: string | null;
}

/** What `api-contracts` takes: list http endpoints with the calls that ask for them. */
export interface ApiContractsInput {
	/** only paths that begin with this, or that answer it */
	path?: string;
	/** only this method */
	method?: string;
	/** only endpoints that no program here asks for */
	unused?: boolean;
	/** only calls that no endpoint answers */
	unmatched?: boolean;
	/** endpoints and unmatched calls at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `api-contracts` gives. */
export interface ApiContractsResult {
	totals: {
		endpoints: number;
		called: number;
		testedOnly: number;
		calls: number;
		matched: number;
		unmatched: number;
		external: number;
		unknown: number;
	};
	total: number;
	endpoints: {
		method: string;
		path: string;
		framework: string;
		handler: string | null;
		file: string;
		line: number;
		callers: {
			file: string;
			line: number;
			col: number;
			function: string | null;
			library: string;
			method: string | null;
			url: string;
			isTest: boolean;
			through: string | null;
			certainty: "sure" | "likely" | "possible";
			why: string[];
		}[];
		callersLeft: number;
	}[];
	unmatched: {
		file: string;
		line: number;
		col: number;
		function: string | null;
		library: string;
		method: string | null;
		url: string;
		isTest: boolean;
		through: string | null;
		reason: "none" | "method" | "ambiguous";
		candidates: {
			method: string;
			path: string;
			framework: string;
			handler: string | null;
			file: string;
			line: number;
		}[];
	}[];
	next: string | null;
}

/** What `facts` takes: what frameworks and languages declare, as rows. */
export interface FactsInput {
	/** kind of fact, or the name of its view */
	kind?: string;
	/** only in this file or folder */
	in?: string;
	/** list all kinds instead, with what they mean */
	kinds?: boolean;
	/** facts at most */
	limit?: number;
	/** go on where an answer ended */
	cursor?: string;
}

/** What `facts` gives. */
export interface FactsResult {
	kind: string | null;
	in: string | null;
	kinds: {
		kind: string;
		view: string;
		category: string;
		about: string;
		count: number | null;
	}[];
	attributes: Record<string, string>;
	facts: {
		kind: string;
		file: string;
		line: number | null;
		col: number | null;
		language: string;
		symbol: string | null;
		attributes: Record<string, unknown>;
	}[];
	next: string | null;
}

/** What `history` takes: show who changed a file, when and how much. */
export interface HistoryInput {
	/** path of the file, which may be deleted */
	file: string;
	/** commits at most */
	limit?: number;
}

/** What `history` gives. */
export interface HistoryResult {
	path: string;
	commits: number;
	authors: number;
	added: number | null;
	deleted: number | null;
	first: {
		commit: string;
		time: string | null;
		author: {
			name: string;
			email: string;
		};
		subject: string;
	} | null;
	last: {
		commit: string;
		time: string | null;
		author: {
			name: string;
			email: string;
		};
		subject: string;
	} | null;
	formerNames: string[];
	people: {
		name: string;
		email: string;
		commits: number;
	}[];
	changes: {
		commit: string;
		time: string | null;
		author: {
			name: string;
			email: string;
		};
		subject: string;
		change: "added" | "modified" | "deleted" | "renamed" | "retyped";
		path: string;
		from: string | null;
		added: number | null;
		deleted: number | null;
	}[];
	extent: {
		commits: number;
		complete: boolean;
		why: string | null;
	};
}

/** What `blame` takes: show who last changed each line of a file. */
export interface BlameInput {
	/** path of the file */
	file: string;
	/** first and last line, as 10,40 */
	lines?: string;
	/** lines at most */
	limit?: number;
}

/** What `blame` gives. */
export interface BlameResult {
	path: string;
	lines: number;
	hunks: {
		startLine: number;
		endLine: number;
		by: {
			commit: string;
			time: string | null;
			author: {
				name: string;
				email: string;
			};
			subject: string;
		} | null;
		path: string;
		originalLine: number;
		boundary: boolean;
		text: string[];
	}[];
}

/** What `changed` takes: list the files changed since a revision. */
export interface ChangedInput {
	/** a branch, tag or commit; `HEAD` when none is given */
	revision?: string;
	/** files at most */
	limit?: number;
}

/** What `changed` gives. */
export interface ChangedResult {
	revision: string;
	commit: string;
	total: number;
	files: {
		path: string;
		change: "added" | "modified" | "deleted" | "renamed" | "retyped";
		from: string | null;
		tracked: boolean;
	}[];
	renames: "similar" | "exact";
}

/** What `sql` takes: ask the index with read-only sql. */
export interface SqlInput {
	/** one SELECT; `-` or nothing reads standard input */
	query?: string;
	/** rows at most (default: sql.rows) */
	limit?: number;
	/** seconds for the query (default: sql.timeoutMs) */
	timeout?: number;
	/** list the views and their columns instead */
	schema?: boolean;
}

/** What `sql` gives. */
export type SqlResult = {
	columns: string[];
	rows: (string | number | null)[][];
	truncated: boolean;
} | {
	schemaVersion: number;
	views: {
		name: string;
		about: string;
		columns: {
			name: string;
			about: string;
		}[];
		category: string | null;
	}[];
	functions: {
		name: string;
		about: string;
		columns: {
			name: string;
			about: string;
		}[];
		call: string;
	}[];
};

/** What `verify` takes: prove that the index is what a fresh one would be. */
export interface VerifyInput {
	/** files or folders to verify (default: everything) */
	paths?: string[];
}

/** What `verify` gives. */
export interface VerifyResult {
	compared: {
		files: number;
		rows: Record<string, number>;
	};
	difference: {
		path: string | null;
		table: string;
		row: string | null;
		column: string | null;
		indexed: string | null;
		fresh: string | null;
	} | null;
	notComparable: {
		path: string;
		reason: string;
	}[];
	changed: {
		files: number;
		paths: string[];
	} | null;
	digests: {
		path: string;
		digest: string;
	}[];
	seconds: number;
}

/** What `export` takes: write what the index knows for other programs. */
export interface ExportInput {
	/** where to: new, empty, or an export */
	folder: string;
	/** jsonl (default), scip or graphml */
	format?: "jsonl" | "scip" | "graphml";
}

/** What `export` gives. */
export interface ExportResult {
	folder: string;
	format: "jsonl" | "scip" | "graphml";
	files: number;
	bytes: number;
	artifacts: {
		name: string;
		records: number;
		bytes: number;
		parts: number;
		trimmed: number;
		dropped: number;
	}[];
	calls: Record<string, number> | null;
	seconds: number;
}

/** What `validate` takes: check an export against its contract. */
export interface ValidateInput {
	/** folder of the export */
	folder: string;
	/** refuse what would only be a warning */
	strict?: boolean;
	/** problems to name */
	limit?: number;
}

/** What `validate` gives. */
export interface ValidateResult {
	folder: string;
	valid: boolean;
	strict: boolean;
	generation: string;
	files: number;
	artifacts: {
		name: string;
		records: number;
		bytes: number;
		parts: number;
		rates: Record<string, number> | null;
	}[];
	errors: {
		file: string;
		line: number | null;
		message: string;
	}[];
	errorCount: number;
	warnings: {
		file: string;
		line: number | null;
		message: string;
	}[];
	warningCount: number;
	seconds: number;
}

/** What `fetch` takes: fetch a repository safely, to read it. */
export interface FetchInput {
	/** address, https only */
	url: string;
	/** where to; must not be there yet (default: its name) */
	folder?: string;
	/** commits, 0 for all */
	depth?: number;
	/** megabytes at most */
	maxMb?: number;
	/** time at most */
	seconds?: number;
}

/** What `fetch` gives. */
export interface FetchResult {
	url: string;
	folder: string;
	commit: string;
	files: number;
	bytes: number;
	shallow: boolean;
}

/** What `doctor` takes: check that everything assay needs works here. */
export type DoctorInput = Record<string, never>;

/** What `doctor` gives. */
export interface DoctorResult {
	healthy: boolean;
	checks: {
		name: string;
		status: "ok" | "warning" | "broken";
		detail: string;
		fix: string | null;
	}[];
	settings: {
		key: string;
		value: unknown;
		source: string;
	}[];
}

/** What `clean` takes: remove the index. */
export interface CleanInput {
	/** also the durable record, which cannot be built anew */
	all?: boolean;
}

/** What `clean` gives. */
export interface CleanResult {
	folder: string;
	removed: string[];
	inUse: string[];
}

/** What `config` takes: show the settings in force and where each came from. */
export interface ConfigInput {
	/** the JSON Schema of assay.config.json instead */
	schema?: boolean;
}

/** What `config` gives. */
export type ConfigResult = {
	root: string;
	stateFolder: string;
	stateFolderSource: string;
	settings: {
		key: string;
		value: unknown;
		source: string;
	}[];
} | {
	schema: Record<string, unknown>;
};

/** Every question, by its name. */
export interface Questions {
	/** Read a repository and build its index, or bring it up to date. */
	index: { input: IndexInput; result: IndexResult };
	/** Show what is indexed and what is not. */
	status: { input: StatusInput; result: StatusResult };
	/** What this repository is, on one screen. */
	overview: { input: OverviewInput; result: OverviewResult };
	/** Find what a question, a name, a trace or a text is about. */
	search: { input: SearchInput; result: SearchResult };
	/** Show the most central files and what they define. */
	map: { input: MapInput; result: MapResult };
	/** List the symbols of a file. */
	symbols: { input: SymbolsInput; result: SymbolsResult };
	/** Look up symbols by name. */
	symbol: { input: SymbolInput; result: SymbolResult };
	/** Read a file, some of its lines, or a definition. */
	read: { input: ReadInput; result: ReadResult };
	/** Find what a name in a file refers to. */
	definition: { input: DefinitionInput; result: DefinitionResult };
	/** Find what refers to a definition. */
	references: { input: ReferencesInput; result: ReferencesResult };
	/** Tell on one screen what something is and what is around it. */
	explain: { input: ExplainInput; result: ExplainResult };
	/** Pack what to read about something into a token budget. */
	pack: { input: PackInput; result: PackResult };
	/** List the calls that lead to a function or class. */
	'graph callers': { input: GraphCallersInput; result: GraphCallersResult };
	/** List the calls that a function, class or file makes. */
	'graph callees': { input: GraphCalleesInput; result: GraphCalleesResult };
	/** List what would be affected by a change. */
	'graph impact': { input: GraphImpactInput; result: GraphImpactResult };
	/** List what a thing needs. */
	'graph deps': { input: GraphDepsInput; result: GraphDepsResult };
	/** List what a type extends, and what extends it. */
	'graph types': { input: GraphTypesInput; result: GraphTypesResult };
	/** Find what refers to a definition. */
	'graph refs': { input: GraphRefsInput; result: GraphRefsResult };
	/** Follow a variable: where it is declared, written and read. */
	'graph flow': { input: GraphFlowInput; result: GraphFlowResult };
	/** Find the shortest way from one thing to another. */
	'graph path': { input: GraphPathInput; result: GraphPathResult };
	/** Find what needs itself in a circle. */
	'graph cycles': { input: GraphCyclesInput; result: GraphCyclesResult };
	/** Find code that nothing uses. */
	'graph dead': { input: GraphDeadInput; result: GraphDeadResult };
	/** Measure how files and functions hang together. */
	'graph metrics': { input: GraphMetricsInput; result: GraphMetricsResult };
	/** Find the tests that reach something. */
	'tests-for': { input: TestsForInput; result: TestsForResult };
	/** Check imports against layers and rules. */
	arch: { input: ArchInput; result: ArchResult };
	/** List HTTP endpoints with their handlers. */
	endpoints: { input: EndpointsInput; result: EndpointsResult };
	/** List HTTP endpoints with the calls that ask for them. */
	'api-contracts': { input: ApiContractsInput; result: ApiContractsResult };
	/** What frameworks and languages declare, as rows. */
	facts: { input: FactsInput; result: FactsResult };
	/** Show who changed a file, when and how much. */
	history: { input: HistoryInput; result: HistoryResult };
	/** Show who last changed each line of a file. */
	blame: { input: BlameInput; result: BlameResult };
	/** List the files changed since a revision. */
	changed: { input: ChangedInput; result: ChangedResult };
	/** Ask the index with read-only SQL. */
	sql: { input: SqlInput; result: SqlResult };
	/** Prove that the index is what a fresh one would be. */
	verify: { input: VerifyInput; result: VerifyResult };
	/** Write what the index knows for other programs. */
	export: { input: ExportInput; result: ExportResult };
	/** Check an export against its contract. */
	validate: { input: ValidateInput; result: ValidateResult };
	/** Fetch a repository safely, to read it. */
	fetch: { input: FetchInput; result: FetchResult };
	/** Check that everything assay needs works here. */
	doctor: { input: DoctorInput; result: DoctorResult };
	/** Remove the index. */
	clean: { input: CleanInput; result: CleanResult };
	/** Show the settings in force and where each came from. */
	config: { input: ConfigInput; result: ConfigResult };
}
