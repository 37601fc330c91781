import type { Sender } from "#src/platform/http/sender.server.ts";
import type { ModelVisitor } from "#src/platform/language-model/token-budget.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { askVision } from "./ask-vision.server.ts";
import { composeAnswer, type Seen } from "./compose-answer.server.ts";
import type { Identification, IdentifyRequest } from "./contract.ts";
import { findRegion } from "./find-region.server.ts";
import { lookAtPicture } from "./image-model.server.ts";
import { judge } from "./judge-rules.ts";
import { openPhoto, type Photo, pixelsOf, plainJpegOf } from "./read-photo.server.ts";
import { evidenceOfChoice, judgeChoice } from "./vision-rules.ts";

interface Looker extends Pick<Sender, "senderKey"> {
  /** Whose day pays for a vision model; null where there is none. */
  modelVisitor: ModelVisitor | null;
  signal: AbortSignal;
}

const EMBEDDED_ENGINE = "Landfall's embedded image model";
const VISION_ENGINE = "the vision model of this site";

/** Nothing of the photo is kept: it is in memory until the answer is known. */
export async function identifyPhoto(
  services: Pick<Services, "db" | "languageModel">,
  looker: Looker,
  { imageData, notes, date, ...place }: IdentifyRequest,
): Promise<Identification> {
  const photo = await openPhoto(imageData, looker.senderKey);
  const [seen, region] = await Promise.all([look(services, looker, photo), findRegion(place)]);
  const day = date ?? new Date().toISOString();
  const circumstance = region && { region, month: Number(day.slice(5, 7)) };
  return composeAnswer(services.db, { ...seen, circumstance, notes });
}

/** The vision model first, where there is one; whatever it fails at, the built-in one can do. */
async function look(
  services: Pick<Services, "db" | "languageModel">,
  { modelVisitor: visitor, signal, senderKey }: Looker,
  photo: Photo,
): Promise<Seen> {
  const choice =
    visitor && (await askVision(services, { visitor, signal }, await plainJpegOf(photo)));
  if (choice)
    return {
      evidence: evidenceOfChoice(choice),
      verdict: judgeChoice(choice),
      engine: VISION_ENGINE,
    };
  const evidence = await lookAtPicture(senderKey, await pixelsOf(photo));
  return { evidence, verdict: judge(evidence), engine: EMBEDDED_ENGINE };
}
