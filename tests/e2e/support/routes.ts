export interface PageRoute {
  path: string;
  status: 200 | 404;
  /** Search engines list it; then it has a canonical address. */
  isListed: boolean;
}

const listed = (path: string): PageRoute => ({ path, status: 200, isListed: true });
const unlisted = (path: string): PageRoute => ({ path, status: 200, isListed: false });
const missing = (path: string): PageRoute => ({ path, status: 404, isListed: false });

export const DIRECTORY_ROUTES: readonly PageRoute[] = [
  listed("/"),
  listed("/category/marinas"),
  listed("/category/sandbars"),
  listed("/categories"),
  listed("/add-business"),
  listed("/advertise"),
  listed("/reviews"),
  listed("/search"),
  listed("/location"),
  listed("/business-login"),
  listed("/support"),
  listed("/privacy"),
  listed("/terms"),
  unlisted("/checkout"),
  unlisted("/admin-secure-access"),
  missing("/business/999999"),
  missing("/category/submarines"),
  missing("/no-such-page"),
];

export const COMMUNITY_ROUTES: readonly PageRoute[] = [
  listed("/events"),
  listed("/event-subscription"),
  listed("/achievements"),
  listed("/ai-recommendations"),
  listed("/marine-life-ar"),
  listed("/community-tracking"),
  unlisted("/login"),
  unlisted("/login?mode=sign-up"),
  unlisted("/log-out"),
  unlisted("/password-setup"),
  unlisted("/forgot-password"),
  unlisted("/reset-password"),
  unlisted("/user-dashboard"),
  unlisted("/events/create"),
  missing("/events/999999"),
  missing("/rental-management/1"),
];

export const ALL_ROUTES: readonly PageRoute[] = [...DIRECTORY_ROUTES, ...COMMUNITY_ROUTES];
