import { type PictureEvidence, readEvidence } from "#src/domains/identification/evidence-rules.ts";
import { ANIMAL_GROUPS, type PictureGroup } from "#src/domains/identification/limits-contract.ts";
import head from "./logits-head.json" with { type: "json" };
import examples from "./recorded-vectors.json" with { type: "json" };

interface Said {
  group: PictureGroup;
  p: number;
}

/** What the model put out for a photo of which it is known what it shows. */
interface RecordedPicture {
  group: PictureGroup;
  species: string | null;
  /** As the head on logits, in whose fit this photo was, says. */
  expected: Said;
  evidence: PictureEvidence;
  /** As a head says in whose fit this photo was not. */
  unseen: PictureEvidence;
}

/** The same arithmetic with the head that was fitted on logits: only those were recorded. */
export const RECORDED: readonly RecordedPicture[] = examples.map(
  ({ group, species, expect, outOfFold, x }) => {
    const bytes = new Uint8Array(Buffer.from(x, "base64"));
    const evidence = readEvidence(head, bytes, bytes);
    const said = outOfFold as Said;
    return {
      group: group as PictureGroup,
      species,
      expected: expect as Said,
      evidence,
      unseen: { ...evidence, groups: spread(said) },
    };
  },
);

/** The rest of the probability lies evenly on the other groups. */
function spread({ group, p }: Said): PictureEvidence["groups"] {
  const rest = (1 - p) / ANIMAL_GROUPS.length;
  const names: PictureGroup[] = [...ANIMAL_GROUPS, "not marine"];
  return Object.fromEntries(
    names.map((name) => [name, name === group ? p : rest]),
  ) as PictureEvidence["groups"];
}

export const recordedOf = (group: PictureGroup, species?: string) =>
  RECORDED.filter((one) => one.group === group && (!species || one.species === species));
