export interface SiteLink {
  label: string;
  href: string;
}

export const EXPLORE_LINKS: readonly SiteLink[] = [
  { label: "Home", href: "/" },
  { label: "Categories", href: "/categories" },
  { label: "Events", href: "/events" },
  { label: "Achievements", href: "/achievements" },
  { label: "Travel AI", href: "/ai-recommendations" },
  { label: "Marine ID", href: "/marine-life-ar" },
  { label: "Community", href: "/community-tracking" },
];

export const TAKE_PART_LINKS: readonly SiteLink[] = [
  { label: "Advertise", href: "/advertise" },
  { label: "Write Review", href: "/reviews" },
  { label: "Add Business", href: "/add-business" },
];

export const SAVED: SiteLink = { label: "Saved places", href: "/saved" };
export const SIGN_IN: SiteLink = { label: "Sign In", href: "/login" };
export const SIGN_UP: SiteLink = { label: "Sign Up", href: "/login?mode=sign-up" };

export const FOOTER_COLUMNS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: "Explore",
    links: [
      { label: "Restaurants", href: "/category/restaurants" },
      { label: "Charters", href: "/category/charters" },
      { label: "Marinas", href: "/category/marinas" },
      { label: "Watersports", href: "/category/watersports" },
      { label: "Events", href: "/events" },
      { label: "Species", href: "/species" },
      SAVED,
    ],
  },
  {
    title: "For business",
    links: [
      { label: "Add Business", href: "/add-business" },
      { label: "Advertise", href: "/advertise" },
      { label: "Business Login", href: "/business-login" },
    ],
  },
  {
    title: "Help",
    links: [
      { label: "Support", href: "/support" },
      { label: "Privacy", href: "/privacy" },
      { label: "Terms", href: "/terms" },
    ],
  },
];
