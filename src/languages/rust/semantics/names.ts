import { wordSet } from '../../../model/word-list.ts';

/* Names of the standard library, and of those that write like it, by what they do. */

/** What stands for something else: its members are those of what is in it. */
export const POINTERS = wordSet(
	`Box Rc Arc Pin Cow Ref RefMut MutexGuard RwLockReadGuard RwLockWriteGuard OwnedMutexGuard ManuallyDrop LazyLock Lazy
	LazyCell Future BoxFuture LocalBoxFuture NonNull CachePadded Wrapping Reverse`,
);
export const LISTS = wordSet(
	`Vec VecDeque LinkedList HashSet BTreeSet BinaryHeap Option Iterator IntoIterator DoubleEndedIterator Peekable IntoIter
	Iter IterMut ExactSizeIterator SmallVec ArrayVec IndexSet Stream OnceLock OnceCell BoxStream FxHashSet Once`,
);
export const MAPS = wordSet('HashMap BTreeMap IndexMap FxHashMap AHashMap DashMap');
export const CELLS = wordSet('Mutex RwLock RefCell Cell UnsafeCell');
/** Methods of a list or an option that give one of what is in it. */
export const ELEMENT = wordSet(
	`unwrap expect unwrap_or unwrap_or_else unwrap_or_default unwrap_unchecked get_or_insert_with get_or_insert get_or_init
	swap_remove remove`,
);
/** And those that give a list or an option of the same. */
export const SAME = wordSet(
	`iter iter_mut into_iter drain filter skip take rev peekable chain cloned copied inspect step_by skip_while take_while
	as_ref as_mut as_deref as_deref_mut by_ref cycle fuse first last get get_mut next nth pop pop_front pop_back front back
	peek peek_mut find min max min_by max_by min_by_key max_by_key collect to_vec or or_else clone to_owned next_back
	first_mut last_mut split_off into_boxed_slice as_slice as_mut_slice sorted sorted_by sorted_by_key dedup replace rfind
	reduce try_collect to_owned as_pin_mut last_mut into_sorted_vec union intersection difference`,
);
export const FALLIBLE = wordSet('ok_or ok_or_else context with_context wrap_err wrap_err_with');
/** Methods whose function is given what is in a list or option; of two parameters the last. */
export const GIVEN = wordSet(
	`map for_each filter filter_map find find_map any all position rposition flat_map inspect take_while skip_while map_while
	partition min_by_key max_by_key sort_by_key sort_unstable_by_key sort_by_cached_key retain retain_mut and_then is_some_and
	is_none_or map_or map_or_else sort_by sort_unstable_by min_by max_by fold try_fold try_for_each dedup_by_key group_by
	sorted_by_key sorted_by inspect_ok is_ok_and inspect chunk_by sum_by`,
);
export const GIVEN_ERROR = wordSet('map_err or_else unwrap_or_else inspect_err is_err_and');
/** What can be done with anything and gives the same. */
export const COPIES = wordSet('clone to_owned borrow borrow_mut as_ref as_mut by_ref deref deref_mut');
