import type { RouteDeclaration } from "../http/route.server.ts";
import type { JobHandler, Subscription } from "../jobs/handle-job.server.ts";
import type { Product } from "../payments/product.server.ts";
import type { CachedPaths } from "./cached-paths.server.ts";
import type { DemoData } from "./demo-data.server.ts";
import type { BeforeListingGoes } from "./listing-removal.server.ts";
import type { ForgetPerson, PersonalData } from "./personal-data.server.ts";
import type { ShownTable } from "./shown-table.server.ts";
import type { SiteMap } from "./site-map.server.ts";
import type { TakeDown } from "./take-down.server.ts";

/** What one domain brings into the house; `server/domains.ts` lists them all. */
export interface Domain {
  /** That of its folder. */
  name: string;
  /** Its calls; those that need to know what the other domains bring are made of the list of all. */
  routes?: readonly RouteDeclaration[] | ((domains: readonly Domain[]) => RouteDeclaration[]);
  jobs?: readonly JobHandler[];
  /** What it does when something happened in an earlier domain. */
  subscriptions?: readonly Subscription[];
  /** Its parts of the download of what is held about a person. */
  personalData?: readonly PersonalData[];
  forgetPerson?: ForgetPerson;
  /** What it ends before a listing is deleted for good. */
  beforeListingGoes?: BeforeListingGoes;
  /** What can be bought of it. */
  sells?: readonly Product[];
  /** How its things are taken off the site when a report about them is upheld, by the kind of thing. */
  takeDowns?: Readonly<Record<string, TakeDown>>;
  /** The kinds of things that its decisions are about, as they stand in the audit log. */
  auditSubjects?: readonly string[];
  /** Loaded in the order of the domains, removed in the opposite one. */
  demoData?: readonly DemoData[];
  /** Its pages that are rendered once for all who are not signed in. */
  cachedPages?: readonly CachedPaths[];
  /** Its tables whose changes renew cached pages. */
  shown?: readonly ShownTable[];
  siteMap?: SiteMap;
  /** Read in the background once the site listens, so that nobody waits for it; in slices, for others are served meanwhile. */
  warmUp?: () => Promise<void>;
}
