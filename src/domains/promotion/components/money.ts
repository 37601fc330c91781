/** "$29", "$44.50": whole dollars without cents. */
export const money = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
