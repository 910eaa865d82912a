const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/**
 * Words that are no names of columns or tables where they stand unquoted. Dialects reserve different
 * ones: here are those that are hardly ever used as names.
 */
export const KEYWORDS = set(`
	select from where group by order having limit offset fetch first next rows row only union all except
	intersect minus distinct as on using natural join inner left right full outer cross apply straight_join
	lateral with recursive insert into values update set delete merge matched returning output replace upsert
	truncate create alter drop rename add column table view index unique primary key foreign references
	constraint check default not null is in like ilike rlike regexp similar between and or xor exists any some
	case when then else end cast convert collate asc desc nulls last over partition window range preceding
	following unbounded current true false unknown begin commit rollback savepoint transaction work declare
	function procedure proc trigger returns return language if elsif elseif loop while repeat until for foreach
	do execute exec call perform raise grant revoke to cascade restrict temporary temp unlogged
	materialized force conflict nothing duplicate before after instead of each statement deferrable deferred
	initially immediate interval array go use show explain analyze analyse vacuum lock print pivot unpivot
	filter within ordinality tablesample escape glob isnull notnull div mod binary both leading trailing
	authorization identity generated always stored virtual concurrently inherits inherit partitioned owner
	enable disable option top percent ties include current_date current_time current_timestamp current_user
	session_user localtime localtimestamp user sysdate found exception exit continue leave iterate handler cursor
	open close goto notice isolation level read write committed repeatable serializable skip locked nowait share
	grouping sets cube rollup qualify type enum domain schema database extension comment sequence policy rule
`);

/** Keywords that are functions when a parenthesis follows. */
export const FUNCTION_WORDS = set(
	'left right replace if mod repeat insert truncate user database schema char convert row_number interval grouping',
);

/** Types that every dialect brings: naming one refers to nothing in the repository. */
export const BUILTIN_TYPES = set(`
	int int2 int4 int8 integer bigint smallint tinyint mediumint serial bigserial smallserial serial4 serial8
	decimal numeric number dec float float4 float8 real double precision money smallmoney bit bool boolean
	char character varchar varchar2 nvarchar nvarchar2 nchar varying bpchar text ntext tinytext mediumtext longtext
	clob nclob string blob tinyblob mediumblob longblob bytea binary varbinary image raw long date time
	timestamp timestamptz timetz datetime datetime2 datetimeoffset smalldatetime year interval with without zone
	local json jsonb xml uuid uniqueidentifier inet cidr macaddr macaddr8 point line lseg box path polygon circle
	tsvector tsquery hstore citext ltree geometry geography int4range int8range numrange tsrange tstzrange
	daterange oid regclass regtype name record void trigger event_trigger anyelement anyarray anyenum any
	set enum unsigned signed zerofill array variant object number hugeint utinyint usmallint uinteger ubigint
	rowversion sql_variant hierarchyid sysname cursor refcursor table setof of null vector map struct list
`);

/** Where the type of a column ends and what is said about it begins. */
export const COLUMN_CLAUSES = set(`
	not null primary unique references default check constraint generated collate auto_increment autoincrement
	identity comment on key as encode storage compression visible invisible virtual stored persisted first after
	deferrable initially sparse rowguidcol masked character_set charset encrypted using options codec ttl alias
	materialized distkey sortkey enable disable
`);
