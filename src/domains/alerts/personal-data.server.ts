import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { ConservationAlert } from "./contract.ts";
import { listSubscriptions, listSupportedAlerts } from "./queries.server.ts";
import { listOwnAlerts } from "./shown-alerts.server.ts";
import { AlertSubscription } from "./subscription-contract.ts";

export const alertsPersonalData = [
  personalData({
    name: "conservationAlerts",
    answer: z.array(ConservationAlert),
    read: ({ viewer, ctx }) => listOwnAlerts(ctx.services.db, viewer),
  }),
  personalData({
    name: "supportedAlerts",
    answer: z.array(z.int()),
    read: ({ viewer, ctx }) => listSupportedAlerts(ctx.services.db, viewer),
  }),
  personalData({
    name: "alertSubscriptions",
    answer: z.array(AlertSubscription),
    read: ({ viewer, ctx }) => listSubscriptions(ctx.services.db, viewer),
  }),
];
