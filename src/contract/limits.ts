/** Bytes of a row in UTF-8, without the line feed. */
export const MAX_ROW_BYTES = 32_768;

/** Bytes of a part; a part has more only when its one row does. */
export const TARGET_PART_BYTES = 32 << 20;

export const MAX_ARGS = 8;
export const MAX_ARGS_SUMMARY = 5;
export const MAX_ARG_TEXT = 80;
export const MAX_EVIDENCE = 6;
export const MAX_EVIDENCE_TEXT = 32;
