import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { KeptPreferences } from "./contract.ts";
import { findPreferences } from "./queries.server.ts";

export const recommendationPersonalData = [
  personalData({
    name: "travelPreferences",
    answer: KeptPreferences.nullable(),
    read: ({ viewer, ctx }) => findPreferences(ctx.services.db, viewer.id),
  }),
];
