/** Money is whole cents inside and dollars on the wire. */
export const toDollars = (cents: number): number => cents / 100;
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** "$29.00", "-$4.50". */
export const dollars = (cents: number): string => format.format(toDollars(cents));
