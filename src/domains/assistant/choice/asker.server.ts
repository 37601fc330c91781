import { modelVisitorOf } from "#src/domains/accounts/session/model-visitor.server.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import type { ModelVisitor } from "#src/platform/language-model/token-budget.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

/** Whose day pays for what a language model is asked, and until when somebody waits for it. */
export interface ModelAsker {
  visitor: ModelVisitor;
  signal: AbortSignal;
}

/** Null where the site has no model: then nobody is charged, and no cookie is given. */
export function modelAskerOf(ctx: RequestContext, viewer: Viewer | null): ModelAsker | null {
  if (!ctx.services.languageModel.isOn) return null;
  return { visitor: modelVisitorOf(ctx, viewer), signal: ctx.request.signal };
}
