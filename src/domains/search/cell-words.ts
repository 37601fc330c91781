/** The listings' cells are a fifth of a degree wide, see `cell_of` in the migrations. */
const CELLS_PER_DEGREE = 5;
/** Near a pole, or in a very large box, there are more cells than it is worth looking up. */
const CELLS_MAX = 400;

/** The rows or columns of cells that lie between two degrees. */
export function cellsBetween(from: number, to: number): number[] {
  const first = Math.floor(from * CELLS_PER_DEGREE);
  const count = Math.floor(to * CELLS_PER_DEGREE) - first + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A query for any of the cells where the rows and columns cross; null when there are too many. */
export function cellWords(rows: readonly number[], columns: readonly number[]): string | null {
  if (rows.length * columns.length > CELLS_MAX) return null;
  const words = rows.flatMap((row) =>
    columns.map((column) => `'=cell:${row}_${withinTheGlobe(column)}'`),
  );
  return words.join(" | ");
}

/** -181 degrees are 179. */
function withinTheGlobe(column: number): number {
  const around = 360 * CELLS_PER_DEGREE;
  return ((((column + around / 2) % around) + around) % around) - around / 2;
}
