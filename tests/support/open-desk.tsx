import RentalManagement from "#src/web/pages/rental-management.tsx";
import { answerCalls } from "./answer-calls.ts";
import { openPage } from "./open-page.tsx";
import { plainRental } from "./plain-rental.ts";

const ITEMS = [
  plainRental({ id: 12, name: "Sea kayak", quantity: 3 }),
  plainRental({ id: 13, name: "Skiff" }),
];
export const DESK = {
  ...{ totalItems: 2, totalRevenue: "0.00", pendingBookings: 0, upcomingBookings: 0 },
  ...{ totalBookings: 0, policy: "Rain is no reason.", timeZone: "America/New_York" },
  ...{ feedUrl: "http://x/feed", zoneName: "Eastern Time" },
};

/** The page of a business with two items, at one of its parts. */
export function openDesk(tab: string, facts = {}, answers = {}) {
  const api = answerCalls(answers);
  const data = {
    ...{
      id: 7,
      isRented: true,
      name: "Tern Rentals",
      desk: DESK,
      items: ITEMS,
      blackouts: [],
      calendar: null,
    },
    ...{ bookings: { items: [], total: 0 }, waiting: [], days: [], toCome: [] },
    ...facts,
  };
  const path = "/rental-management/:businessId";
  const address = `/rental-management/7?tab=${tab}`;
  return { api, ...openPage({ path, address, page: RentalManagement, data }) };
}
