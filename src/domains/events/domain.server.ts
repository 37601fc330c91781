import type { Domain } from "#src/platform/domain/domain.server.ts";

export const events: Domain = {
  name: "events",
};
