/** The page of a rentals business, for those who run it. */
export const deskPath = (businessId: number): string => `/rental-management/${businessId}`;

/** What it has of one booking. */
export const deskBookingPath = ({ id, businessId }: { id: number; businessId: number }): string =>
  `${deskPath(businessId)}/bookings/${id}`;
