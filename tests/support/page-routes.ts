export interface PageRoute {
  path: string;
  status: 200 | 404;
  /** Search engines may list it. */
  isListed: boolean;
}

export const listed = (path: string): PageRoute => ({ path, status: 200, isListed: true });
const unlisted = (path: string): PageRoute => ({ path, status: 200, isListed: false });
const missing = (path: string): PageRoute => ({ path, status: 404, isListed: false });

/** And the page of each listing. */
export const DIRECTORY_ROUTES: readonly PageRoute[] = [
  listed("/"),
  listed("/category/marinas"),
  listed("/category/sandbars"),
  listed("/categories"),
  listed("/add-business"),
  listed("/advertise"),
  listed("/reviews"),
  listed("/search"),
  unlisted("/search?q=marina"),
  listed("/location"),
  listed("/location?city=Annapolis&state=MD"),
  listed("/business-login"),
  listed("/support"),
  unlisted("/support/conversation"),
  listed("/privacy"),
  listed("/terms"),
  unlisted("/saved"),
  unlisted("/checkout"),
  unlisted("/admin-secure-access"),
  unlisted("/offline"),
  missing("/business/999999"),
  missing("/category/submarines"),
  missing("/sandbox-checkout/none"),
  missing("/sandbox-portal/none"),
  missing("/no-such-page"),
];

export const COMMUNITY_ROUTES: readonly PageRoute[] = [
  listed("/events"),
  listed("/event-subscription"),
  listed("/achievements"),
  listed("/ai-recommendations"),
  listed("/marine-life-ar"),
  listed("/community-tracking"),
  listed("/community-tracking/projects/new"),
  missing("/community-tracking/projects/999999"),
  missing("/community-tracking/projects/999999/edit"),
  unlisted("/data-export"),
  missing("/data-export/none"),
  listed("/species"),
  unlisted("/species?group=turtles"),
  listed("/species/101"),
  missing("/species/999999"),
  listed("/research"),
  listed("/research/new"),
  missing("/research/999999"),
  missing("/research/999999/edit"),
  missing("/research/999999/requests"),
  missing("/research-contact?token=1.none"),
  missing("/collaboration?token=1.none"),
  unlisted("/login"),
  unlisted("/login?mode=sign-up"),
  unlisted("/log-out"),
  unlisted("/password-setup"),
  unlisted("/forgot-password"),
  unlisted("/reset-password"),
  unlisted("/mail-preferences"),
  unlisted("/confirm-claim"),
  unlisted("/claim-listing"),
  unlisted("/user-dashboard"),
  unlisted("/user-dashboard/business/1"),
  unlisted("/events/create"),
  unlisted("/events/mine"),
  unlisted("/events/1/edit"),
  missing("/events/999999"),
  missing("/events/999999/attendees"),
  unlisted("/event-door"),
  unlisted("/event-messages"),
  missing("/event-registration?token=1.none"),
  missing("/booking?token=1.none"),
  unlisted("/rental-management/1"),
  unlisted("/rental-management/1/bookings/1"),
];
