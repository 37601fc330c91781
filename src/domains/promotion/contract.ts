export interface PromotionPackage {
  level: 1 | 2 | 3;
  name: string;
  /** Whole dollars for one month. */
  price: number;
  features: readonly string[];
}

const BASIC = [
  "Featured badge",
  "Higher search position",
  "Basic analytics",
  "Priority support",
] as const;

const PREMIUM = [
  ...BASIC,
  "Top section placement",
  "Social promotion",
  "Advanced analytics",
  "Custom description",
] as const;

const TOP = [
  ...PREMIUM,
  "Homepage rotation",
  "Category page header",
  "Premium support",
  "Custom photography",
] as const;

/** The price list. Amounts that a page sends are compared with it, never taken from there. */
export const PACKAGES: readonly PromotionPackage[] = [
  { level: 1, name: "Basic Featured", price: 29, features: BASIC },
  { level: 2, name: "Premium Featured", price: 59, features: PREMIUM },
  { level: 3, name: "Top Placement", price: 99, features: TOP },
];

export const MOST_POPULAR_LEVEL = 3;
