import { type LinearHead, labelProbabilities, probabilitiesOf } from "./head-rules.ts";
import type { PictureGroup } from "./limits-contract.ts";

/** A head with its second layers, which look for species within a group. */
export type MarineHead = LinearHead & {
  species: Readonly<
    Record<
      string,
      {
        labels: readonly string[];
        weights: readonly (readonly number[])[];
        bias: readonly number[];
        temperature: number;
      }
    >
  >;
};

/** What was seen in a picture: how likely each group is, each label of the model, and hints at species. */
export interface PictureEvidence {
  groups: Readonly<Record<PictureGroup, number>>;
  /** By the number of the label. */
  labels: readonly number[];
  /** "large whale" → "humpback whale" → 0.9 */
  hints: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The species of the catalogue that somebody who looked at it chose. */
  chosen?: number | null;
}

/** From the bytes that the head was fitted on, and the model's logits. */
export function readEvidence(
  head: MarineHead,
  bytes: Uint8Array,
  logits: Uint8Array,
): PictureEvidence {
  const named = (names: readonly string[], values: readonly number[]) =>
    Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0]));
  return {
    groups: named(head.groups, probabilitiesOf(bytes, head, head)) as PictureEvidence["groups"],
    labels: labelProbabilities(logits),
    hints: Object.fromEntries(
      Object.entries(head.species).map(([group, layer]) => [
        group,
        named(layer.labels, probabilitiesOf(bytes, head, layer)),
      ]),
    ),
  };
}
