export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled"] as const;

export const PAYMENT_STATUSES = ["pending", "paid", "refunded"] as const;

export const BOOKING_CREATED = "Booking created successfully";
export const BOOKING_NOT_CREATED = "Failed to create booking";
export const EARLIER_STORED = "An earlier request of yours is on its way";
export const BOOKING_UPDATED = "Booking updated successfully";
export const BOOKING_NOT_UPDATED = "Failed to update booking";

/** A request that nobody answers lapses. */
export const REQUEST_HOURS = 48;

/** The page behind the link of every mail. */
export const BOOKING_PAGE = "/booking";

/** What a dashboard shows at a time of the bookings that a person asked for, and what its address calls the page of them. */
export const ASKED_FOR_PAGE = 24;
export const ASKED_FOR_PARAM = "asked";

export const CUSTOMER_NAME_MAX_LENGTH = 120;
export const SPECIAL_REQUESTS_MAX_LENGTH = 2000;
export const POLICY_MAX_LENGTH = 4000;
export const REASON_MAX_LENGTH = 1000;

/** Of a form that showed what holds no longer. */
export const ITEM_CHANGED = "item_changed";
export const PRICE_CHANGED = "price_changed";
export const TERMS_CHANGED = "terms_changed";

/** Of a form that is sent again: what it booked is over, or was something else. */
export const KEY_OF_ENDED = "request_ended";
export const KEY_OF_OTHER = "request_key_used";
