import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { modelAskerOf } from "../choice/asker.server.ts";
import { type Asked, readAsked, toRequest } from "./asked-rules.ts";
import { type RecommendationAnswer, RecommendationRequest } from "./contract.ts";
import { DEFAULT_PREFERENCES } from "./limits-contract.ts";
import { findPreferences } from "./queries.server.ts";
import { recommendTrips } from "./recommend-trips.server.ts";

interface AnsweredAddress {
  asked: Asked;
  answer: RecommendationAnswer | null;
  /** What is wrong with what was asked. */
  problem: string | null;
}

/** What the page shows at an address: before scripts the panel is a form that leads there. */
export async function answerAddress(
  ctx: RequestContext,
  address: URLSearchParams,
): Promise<AnsweredAddress> {
  const { services, viewer } = ctx;
  const kept = viewer && (await findPreferences(services.db, viewer.id));
  const asked = readAsked(address, kept ?? DEFAULT_PREFERENCES);
  const { requestType } = asked;
  if (requestType === null) return { asked, answer: null, problem: null };
  const request = RecommendationRequest.parse(toRequest({ ...asked, requestType }));
  try {
    const answer = await recommendTrips(services, request, { asker: modelAskerOf(ctx, viewer) });
    return { asked, answer, problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "invalid") throw error;
    return { asked, answer: null, problem: error.message };
  }
}
