import { isEqualSecret } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";

const PURPOSE = "rental-feed";

interface Feed {
  businessId: number;
  /** The next turn ends the links of the one before. */
  feedTurn: number;
}

const tokenOf = ({ secrets }: Pick<Services, "secrets">, { businessId, feedTurn }: Feed): string =>
  secrets.sign(PURPOSE, `${businessId}.${feedTurn}`);

export const feedLink = (services: Pick<Services, "secrets" | "site">, feed: Feed): string =>
  `${services.site.baseUrl}/api/businesses/${feed.businessId}/bookings.ics?token=${tokenOf(services, feed)}`;

export const opensFeed = (
  services: Pick<Services, "secrets">,
  feed: Feed,
  token: string,
): boolean => isEqualSecret(token, tokenOf(services, feed));
