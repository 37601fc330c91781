import type { Business } from "#src/domains/directory/listing/contract.ts";

export type PickedBusiness = Pick<Business, "id" | "name" | "city" | "state">;
