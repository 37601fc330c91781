import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { OwnPayment } from "./contract.ts";
import { listOwnPayments } from "./queries.server.ts";

export const paymentPersonalData = [
  personalData({
    name: "payments",
    answer: z.array(OwnPayment),
    read: ({ viewer, ctx }) => listOwnPayments(ctx.services.db, viewer),
  }),
];
