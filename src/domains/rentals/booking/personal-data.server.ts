import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { Booking } from "./contract.ts";
import { listOwnBookings } from "./queries.server.ts";

export const bookingPersonalData = [
  personalData({
    name: "rentalBookings",
    answer: z.array(Booking),
    read: ({ viewer, ctx }) => listOwnBookings(ctx.services.db, viewer),
  }),
];
