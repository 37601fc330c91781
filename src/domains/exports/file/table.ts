/** What a column belongs to: it is left out unless that was asked for; `base` is always there. */
export type ColumnGroup = "base" | "metadata" | "images" | "coordinates";

export type Cell = string | number | boolean | null;

/** `date` is a day as a text, "2026-07-01"; `time` a moment, "2026-07-01T14:05:00Z". */
export type CellType = "text" | "number" | "boolean" | "date" | "time";

export interface Column {
  name: string;
  type: CellType;
  group: ColumnGroup;
  /** One sentence for the dictionary of columns. */
  about: string;
  /** Its address in a vocabulary, where it is a term of one. */
  term?: string;
}

export type Batches = AsyncIterable<readonly (readonly Cell[])[]>;

/** Rows of one kind that are read while they are written: however many, few are in memory. */
export interface Table {
  /** "sightings": of its file, its sheet, its key. */
  name: string;
  columns: readonly Column[];
  rowCount: number;
  read: () => Batches;
}

/** What a file says about itself. */
export interface FileFacts {
  title: string;
  /** The first and the last day that are in it. */
  start: string;
  end: string;
  zone: string;
  licence: string;
  licenceUrl: string;
  citation: string;
  siteUrl: string;
  madeAt: Date;
  /** What else was asked for: "Verified only". */
  choices: readonly string[];
}
