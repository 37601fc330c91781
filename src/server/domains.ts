import { accounts } from "#src/domains/accounts/domain.server.ts";
import { alerts } from "#src/domains/alerts/domain.server.ts";
import { analytics } from "#src/domains/analytics/domain.server.ts";
import { assistant } from "#src/domains/assistant/domain.server.ts";
import { citizenScience } from "#src/domains/citizen-science/domain.server.ts";
import { claims } from "#src/domains/claims/domain.server.ts";
import { directory } from "#src/domains/directory/domain.server.ts";
import { events } from "#src/domains/events/domain.server.ts";
import { dataExports } from "#src/domains/exports/domain.server.ts";
import { identification } from "#src/domains/identification/domain.server.ts";
import { media } from "#src/domains/media/domain.server.ts";
import { moderation } from "#src/domains/moderation/domain.server.ts";
import { organizer } from "#src/domains/organizer/domain.server.ts";
import { payments } from "#src/domains/payments/domain.server.ts";
import { places } from "#src/domains/places/domain.server.ts";
import { promotion } from "#src/domains/promotion/domain.server.ts";
import { rentals } from "#src/domains/rentals/domain.server.ts";
import { research } from "#src/domains/research/domain.server.ts";
import { revenue } from "#src/domains/revenue/domain.server.ts";
import { reviews } from "#src/domains/reviews/domain.server.ts";
import { rewards } from "#src/domains/rewards/domain.server.ts";
import { sandbox } from "#src/domains/sandbox/domain.server.ts";
import { saved } from "#src/domains/saved/domain.server.ts";
import { search } from "#src/domains/search/domain.server.ts";
import { sharing } from "#src/domains/sharing/domain.server.ts";
import { sightings } from "#src/domains/sightings/domain.server.ts";
import { species } from "#src/domains/species/domain.server.ts";
import { support } from "#src/domains/support/domain.server.ts";
import { water } from "#src/domains/water/domain.server.ts";
import type { Domain } from "#src/platform/domain/domain.server.ts";
import { withoutDoubles } from "#src/platform/domain/without-doubles.server.ts";
import { site } from "./site.ts";

/** Every domain of the house, earlier ones first: what is not here does not exist. */
export const allDomains: readonly Domain[] = withoutDoubles([
  site,
  accounts,
  moderation,
  media,
  support,
  water,
  species,
  sandbox,
  places,
  directory,
  search,
  alerts,
  citizenScience,
  payments,
  promotion,
  organizer,
  claims,
  reviews,
  sharing,
  sightings,
  rentals,
  research,
  identification,
  events,
  analytics,
  revenue,
  saved,
  assistant,
  rewards,
  dataExports,
]);
