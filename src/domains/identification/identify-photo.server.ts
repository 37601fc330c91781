import type { Sender } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { composeAnswer } from "./compose-answer.server.ts";
import type { Identification, IdentifyRequest } from "./contract.ts";
import { findRegion } from "./find-region.server.ts";
import { lookAtPicture } from "./image-model.server.ts";
import { judge } from "./judge-rules.ts";
import { readPhoto } from "./read-photo.server.ts";

/** Nothing of the photo is kept: it is in memory until the answer is known. */
export async function identifyPhoto(
  { db }: Pick<Services, "db">,
  { senderKey }: Sender,
  { imageData, notes, date, ...place }: IdentifyRequest,
): Promise<Identification> {
  const pixels = await readPhoto(imageData, senderKey);
  const [evidence, region] = await Promise.all([
    lookAtPicture(senderKey, pixels),
    findRegion(place),
  ]);
  const day = date ?? new Date().toISOString();
  const circumstance = region && { region, month: Number(day.slice(5, 7)) };
  return composeAnswer(db, { evidence, verdict: judge(evidence), circumstance, notes });
}
