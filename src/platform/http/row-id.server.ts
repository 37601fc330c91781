import { rowNumber } from "#src/shared/row-id.ts";

/** The number of a row in a path. */
export const RowId = rowNumber("Please give a number in plain digits.");
