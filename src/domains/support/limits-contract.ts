export const SUPPORT_CATEGORIES = {
  general: "General question",
  listing: "A listing or a claim",
  account: "My account",
  promotion: "Promotion and payments",
  problem: "Something does not work",
} as const;
export type SupportCategory = keyof typeof SUPPORT_CATEGORIES;

export const SUPPORT_STATUSES = ["open", "answered", "closed"] as const;
export type SupportStatus = (typeof SUPPORT_STATUSES)[number];

export const MESSAGE_MAX_LENGTH = 5000;
export const SUPPORT_PAGE = 25;
