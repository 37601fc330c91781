import type { Db, Tx } from "#src/db/client.server.ts";
import { experiences } from "#src/db/schema/sharing.server.ts";
import { buildListing } from "./listing.server.ts";

type NewExperience = Partial<Omit<typeof experiences.$inferInsert, "id">>;

/** An approved experience, with a business of its own unless one or an event is given. */
export async function buildExperience(
  db: Db | Tx,
  facts: NewExperience = {},
): Promise<typeof experiences.$inferSelect> {
  const isAboutEvent = typeof facts.eventId === "number";
  const businessId = facts.businessId ?? (isAboutEvent ? null : (await buildListing(db)).id);
  const [experience] = await db
    .insert(experiences)
    .values({
      authorName: "Wren D.",
      caption: "Crabs, then a sail home on the ebb.",
      rating: 5,
      images: ["/art/place/restaurants/7/0.svg"],
      isApproved: true,
      ...facts,
      businessId,
    })
    .returning();
  if (!experience) throw new Error("The experience was not stored");
  return experience;
}
