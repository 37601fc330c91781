/** A number of a row as an address gives it; 0, which no row has, for anything else. */
export const readRowId = (text: string | null | undefined): number =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
