/** WCAG 2.2 AA: 4.5 for text, 3 for large text, icons and the boundary of a control. */
export interface ContrastPair {
  front: string;
  backs: readonly string[];
  least: 4.5 | 3;
}

export const SURFACES = ["page", "paper", "shoal", "shoal-deep", "land", "land-deep"] as const;

const WATER = ["page", "paper", "shoal", "shoal-deep"] as const;
const PENNANTS = ["slate", "teal", "blue", "violet", "amber", "rose"] as const;
const TINTS = ["accent-soft", "ok-soft", "danger-soft"] as const;

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { front: "ink", backs: [...SURFACES, ...TINTS], least: 4.5 },
  { front: "ink-soft", backs: [...SURFACES, ...TINTS], least: 4.5 },
  // On the chart a name reaches over the shore.
  { front: "water-ink", backs: [...WATER, "land"], least: 4.5 },
  { front: "land-ink", backs: SURFACES, least: 4.5 },
  { front: "accent", backs: [...SURFACES, "accent-soft"], least: 4.5 },
  { front: "accent-strong", backs: [...SURFACES, "accent-soft"], least: 4.5 },
  { front: "on-accent", backs: ["accent-fill", "accent-fill-strong"], least: 4.5 },
  { front: "ok", backs: [...SURFACES, "ok-soft"], least: 4.5 },
  { front: "danger", backs: [...SURFACES, "danger-soft"], least: 4.5 },
  { front: "danger-strong", backs: ["page", "paper", "danger-soft"], least: 4.5 },
  { front: "on-danger", backs: ["danger-fill", "danger-fill-strong"], least: 4.5 },
  { front: "page", backs: ["ink"], least: 4.5 },
  ...PENNANTS.map((color) => ({ front: `pennant-${color}`, backs: WATER, least: 4.5 as const })),
  { front: "line-strong", backs: SURFACES, least: 3 },
  { front: "coast", backs: ["page", "land"], least: 3 },
];

/** Carry no information of their own; no contrast is asked of them. */
export const DECORATIVE_TOKENS: readonly string[] = [
  "line",
  "contour",
  "contour-fine",
  "frame",
  "scrim",
];
