import { fireEvent } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { RentalsTab } from "#src/domains/rentals/booking/components/rentals-tab.tsx";
import type { Picker } from "#src/domains/rentals/booking/picker-contract.ts";
import { answer, answerCalls } from "./answer-calls.ts";
import type { currentUser } from "./current-user.ts";
import { openPage } from "./open-page.tsx";
import { plainRental } from "./plain-rental.ts";

export const BOOK = "POST /api/bookings";
export const QUOTE = "POST /api/rentals/*/quote";
export const START = "2127-07-04T14:00:00.000Z";
export const KEY = "0b1e4ac6-32f4-4a38-9f0e-6d1f2a5b7c90";
export const ITEM = plainRental({ id: 12, businessId: 7, name: "Sea kayak", quantity: 3 });
export const end = (hour: number, totalPrice: string) => ({
  endDate: `2127-07-04T${hour + 4}:00:00.000Z`,
  local: `2127-07-04T${hour}:00`,
  zone: "EDT",
  totalPrice,
});
export const PICKER: Picker = {
  ...{ item: ITEM, day: "2127-07-04", earlier: null, later: "2127-07-11" },
  ...{
    quantity: 1,
    start: null,
    ends: [],
    next: null,
    notOffered: null,
    policy: null,
    termsMark: "none",
    itemMark: "kayak",
    asks: "At least 1 hour, at most 8 hours.",
    requestKey: KEY,
  },
  ...{ zoneName: "Eastern Time", instead: null, firstDay: "2127-07-04", lastDay: "2129-07-03" },
  availability: {
    ...{ rentalItemId: 12, timeZone: "America/New_York", quantity: 3 },
    days: [
      {
        ...{ date: "2127-07-04", reason: null, busy: [] },
        starts: [{ startDate: START, local: "2127-07-04T10:00", zone: "EDT", isOvernight: false }],
      },
      { date: "2127-07-05", reason: "Nothing is free on this day.", starts: [], busy: [] },
    ],
  },
};
const STARTED = { startDate: START, local: "2127-07-04T10:00", zone: "EDT", isFree: true };
export const CHOSEN: Picker = {
  ...PICKER,
  start: STARTED,
  ends: [end(11, "50.00"), end(12, "100.00")],
};
/** As after somebody else took the last one. */
export const GONE: Picker = { ...CHOSEN, start: { ...STARTED, isFree: false }, ends: [] };

interface Opened {
  items?: (typeof ITEM)[];
  /** What the page shows when it is read anew, or at another address. */
  later?: Picker | null;
  viewer?: ReturnType<typeof currentUser>;
}

export function openRentalsTab(
  picker: Picker | null,
  answers = {},
  { items = [ITEM], later, viewer }: Opened = {},
  choice = "&rent=12",
) {
  const api = answerCalls({ [BOOK]: answer({}, { status: 201 }), ...answers });
  const page = () => {
    const loaded = useLoaderData() as { picker: Picker | null } | null;
    return <RentalsTab items={items} picker={loaded ? loaded.picker : picker} elsewhere={null} />;
  };
  const address = `/business/7?tab=rentals${choice}`;
  const reload = later === undefined ? undefined : () => ({ picker: later });
  const site = { path: "/business/:id", address, page, reload, viewer: viewer ?? null };
  return { api, ...openPage(site) };
}

export const typeInto = (
  main: ReturnType<typeof openRentalsTab>["main"],
  label: RegExp,
  value: string,
) => fireEvent.input(main.getByLabelText(label), { target: { value } });
