/** One row of a file, as it was read: the names are ours, the values as they were written. */
interface ImportRow {
  /** Where it begins, counted from 1. */
  line: number;
  fields: Record<string, unknown>;
}

/** A row that could not be read at all. */
export interface UnreadableRow {
  line: number;
  problem: string;
}

export type ReadRow = ImportRow | UnreadableRow;

/** More than this is no listing but a quote or a bracket that was never closed. */
export const ROW_MAX_CHARACTERS = 256 * 1024;

/** What a whole file lacks; said once instead of for each row. */
export class ImportFileError extends Error {}
