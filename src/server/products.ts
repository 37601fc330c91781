import type { Product } from "#src/platform/payments/product.server.ts";
import { allDomains } from "./domains.ts";

/** What can be bought on the site, by its name. */
export const allProducts: ReadonlyMap<string, Product> = new Map(
  allDomains.flatMap(({ sells = [] }) => sells.map((product) => [product.name, product])),
);
