import { modelVisitorOf } from "#src/domains/accounts/session/model-visitor.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { senderOf } from "#src/platform/http/sender.server.ts";
import { Identification, IdentifyRequest } from "./contract.ts";
import { identifyPhoto } from "./identify-photo.server.ts";
import { IDENTIFY_PATH, PHOTO_BODY_MAX_BYTES } from "./limits-contract.ts";
import { sealAnswer } from "./sealed-answer.server.ts";

export const identificationRoutes = [
  route({
    method: "POST",
    path: "/api/marine-life/identify",
    summary: "Which animal a photo shows; the photo is looked at and not kept",
    access: "public",
    rateLimit: { name: "identifications", calls: 30, seconds: 600 },
    maxBodyBytes: PHOTO_BODY_MAX_BYTES,
    takesForm: true,
    body: IdentifyRequest,
    form: {
      pages: [IDENTIFY_PATH],
      leadsTo: ({ answer, ctx }) =>
        `${IDENTIFY_PATH}?found=${sealAnswer(ctx.services.secrets, answer)}#result`,
    },
    answer: Identification,
    failure: "Failed to identify marine life",
    handler: ({ body, viewer, ctx }) => {
      const { seesPictures } = ctx.services.languageModel;
      const looker = {
        senderKey: senderOf(ctx, viewer).senderKey,
        modelVisitor: seesPictures ? modelVisitorOf(ctx, viewer) : null,
        signal: ctx.request.signal,
      };
      return identifyPhoto(ctx.services, looker, body);
    },
  }),
];
