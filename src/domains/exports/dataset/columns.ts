import type { CellType, Column, ColumnGroup } from "../file/table.ts";

type Line = readonly [name: string, type: CellType, about: string];

const inGroup =
  (group: ColumnGroup) =>
  (...lines: readonly Line[]): Column[] =>
    lines.map(([name, type, about]) => ({ name, type, group, about }));

/** Columns by what they belong to; base ones are in every file. */
export const base = inGroup("base");
export const metadata = inGroup("metadata");
export const images = inGroup("images");
export const coordinates = inGroup("coordinates");
