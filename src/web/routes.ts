import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Shows every part of the design system; only where the site is being built. */
const development =
  process.env.NODE_ENV === "development" ? [route("design", "pages/design.tsx")] : [];

export default [
  index("pages/home.tsx"),
  route("business/:id", "pages/business.tsx"),
  route("category/:category", "pages/category.tsx"),
  route("categories", "pages/categories.tsx"),
  route("search", "pages/search.tsx"),
  route("location", "pages/location.tsx"),
  route("saved", "pages/saved.tsx"),
  route("add-business", "pages/add-business.tsx"),
  route("advertise", "pages/advertise.tsx"),
  route("checkout", "pages/checkout.tsx"),
  route("sandbox-checkout/:id", "pages/sandbox-checkout.tsx"),
  route("sandbox-portal/:token", "pages/sandbox-portal.tsx"),
  route("reviews", "pages/reviews.tsx"),
  route("support", "pages/support.tsx"),
  route("support/conversation", "pages/support-conversation.tsx"),
  route("admin-secure-access", "pages/admin.tsx"),

  route("login", "pages/login.tsx"),
  route("log-out", "pages/log-out.tsx"),
  route("password-setup", "pages/password-setup.tsx"),
  route("forgot-password", "pages/forgot-password.tsx"),
  route("reset-password", "pages/reset-password.tsx"),
  route("business-login", "pages/business-login.tsx"),
  route("mail-preferences", "pages/mail-preferences.tsx"),
  route("confirm-claim", "pages/confirm-claim.tsx"),
  route("claim-listing", "pages/claim-listing.tsx"),
  route("user-dashboard", "pages/user-dashboard.tsx"),
  route("user-dashboard/business/:id", "pages/user-business.tsx"),
  route("rental-management/:businessId", "pages/rental-management.tsx"),
  route("rental-management/:businessId/bookings/:bookingId", "pages/rental-booking.tsx"),
  route("booking", "pages/booking.tsx"),

  route("events", "pages/events.tsx"),
  route("events/create", "pages/event-create.tsx"),
  route("events/mine", "pages/events-mine.tsx"),
  route("events/:id", "pages/event.tsx"),
  route("events/:id/attendees", "pages/event-attendees.tsx"),
  route("event-door", "pages/event-door.tsx"),
  route("event-messages", "pages/event-messages.tsx"),
  route("events/:id/edit", "pages/event-edit.tsx"),
  route("event-registration", "pages/event-registration.tsx"),
  route("event-subscription", "pages/event-subscription.tsx"),
  route("achievements", "pages/achievements.tsx"),
  route("ai-recommendations", "pages/ai-recommendations.tsx"),
  route("marine-life-ar", "pages/marine-life-ar.tsx"),
  route("community-tracking", "pages/community-tracking.tsx"),

  route("species", "pages/species-catalogue.tsx"),
  route("species/:id", "pages/species.tsx"),

  route("privacy", "pages/privacy.tsx"),
  route("terms", "pages/terms.tsx"),
  route("offline", "pages/offline.tsx"),
  ...development,
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
