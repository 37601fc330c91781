// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { plainListing as business } from "#tests/support/plain-listing.ts";
import type { Business } from "../contract.ts";
import { placementLabel } from "../rules.ts";
import { ContactCard } from "./contact-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import { useRememberedList } from "./list-before.ts";
import { ListingCard } from "./listing-card.tsx";
import { ListingHeader } from "./listing-header.tsx";
import { ListingOverview } from "./listing-overview.tsx";
import { ListingPosition } from "./listing-position.tsx";
import { PlacementCard } from "./placement-card.tsx";
import { ThumbActions } from "./thumb-actions.tsx";

afterEach(cleanup);

/** Nothing is fetched from where a link leads. */
const stay = (event: Event) => event.preventDefault();
window.addEventListener("click", stay);
afterAll(() => window.removeEventListener("click", stay));

const show = (element: ReactElement) => render(<MemoryRouter>{element}</MemoryRouter>);

test("the hero shows the first picture, or a placeholder when there is none", () => {
  const { container } = show(<ListingHeader business={business()} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/art/a.svg");
  expect(screen.getByRole("link", { name: "All 3 photos" }).getAttribute("href")).toContain(
    "tab=photos",
  );
  cleanup();
  const bare = show(<ListingHeader business={business({ images: [] })} />).container;
  expect(bare.querySelector("img")).toBeNull();
  expect(bare.querySelector("[data-placeholder]")).not.toBeNull();
});

/** The words without those that only screen readers get. */
const seenIn = (element: Element): string =>
  [...element.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains("sr-only")))
    .map((node) => node.textContent)
    .join("");

test("the badge reads Featured, Premium, Top Pick for levels 1, 2, 3, is labelled as paid where it is, and is absent for 0", () => {
  for (const Part of [ListingCard, ListingHeader, PlacementCard]) {
    for (const [featuredLevel, badge] of [
      [1, "Featured"],
      [2, "Premium"],
      [3, "Top Pick"],
    ] as const) {
      show(<Part business={business({ featuredLevel, isPaidPlacement: true })} />);
      const label = screen.getByTitle("Paid placement");
      expect(label.textContent).toBe(`${badge} · paid placement`);
      expect(seenIn(label)).toBe(`${badge} · paid`);
      cleanup();
      show(<Part business={business({ featuredLevel, isPaidPlacement: false })} />);
      const given = screen.getByTitle("Given by Landfall");
      expect(given.textContent).toBe(`${badge}, given by Landfall`);
      expect(seenIn(given)).toBe(badge);
      expect(screen.queryByTitle("Paid placement")).toBeNull();
      cleanup();
    }
    show(<Part business={business({ featuredLevel: 0 })} />);
    expect(screen.queryByTitle(/Paid placement|Given by Landfall/)).toBeNull();
    cleanup();
  }
});

test("places are labelled as paid, and as given too unless all of them are paid", () => {
  const [paid, given] = [{ isPaidPlacement: true }, { isPaidPlacement: false }];
  expect(placementLabel([paid, paid])).toBe("Paid placement");
  for (const places of [[given], [paid, given]]) {
    expect(placementLabel(places)).toBe("Paid placement, or given by Landfall");
  }
});

test("a card shows three amenities and how many more there are", () => {
  show(<ListingCard business={business()} />);
  const items = within(screen.getByRole("list", { name: "Amenities" })).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(["Dockage", "Full Bar", "WiFi", "+2 more"]);
  cleanup();
  show(<ListingCard business={business({ amenities: ["Ice"] })} />);
  expect(screen.queryByText(/more$/)).toBeNull();
});

test("a card says open or closed as computed, and nothing when the hours are not understood", () => {
  show(<ListingCard business={business()} />);
  expect(screen.getByText("Closed, opens 11 AM")).toBeTruthy();
  expect(screen.queryByText(/Open now/i)).toBeNull();
  cleanup();
  const openState = { isOpen: true, text: "Open until 9 PM" };
  show(<ListingCard business={business({ openState })} />);
  expect(screen.getByText("Open until 9 PM")).toBeTruthy();
  cleanup();
  show(<ListingCard business={business({ openState: null })} />);
  expect(screen.queryByText(/open|closed/i)).toBeNull();
});

test("the owner's own words stand above the description", () => {
  const customDescription = "Ask for the table by the window.";
  show(<ListingOverview business={business({ customDescription })} week={null} />);
  const words = screen.getByText(customDescription);
  expect(words.nextElementSibling?.textContent).toBe(business().description);
});

test("the GPS card is there only for a sandbar with exact coordinates", () => {
  const gps = () => screen.queryByRole("heading", { name: "GPS Coordinates" });
  const overview = (facts: Partial<Business>) =>
    show(<ListingOverview business={business(facts)} week={null} />);
  overview({ category: "sandbars" });
  expect(gps()).not.toBeNull();
  expect(screen.getByText("38.978450, -76.485000")).toBeTruthy();
  expect(screen.getByText("38° 58.707′ N 76° 29.100′ W")).toBeTruthy();
  const gpx = screen.getByRole("link", { name: "GPX" });
  expect(gpx.getAttribute("download")).toBe("Halfway Rock.gpx");
  expect(decodeURIComponent(gpx.getAttribute("href") ?? "")).toContain(
    '<wpt lat="38.978450" lon="-76.485000"><name>Halfway Rock</name></wpt>',
  );
  for (const facts of [
    {},
    { category: "sandbars", latitude: null },
    { category: "sandbars", longitude: null },
    { category: "sandbars", positionIsApproximate: true },
  ]) {
    cleanup();
    overview(facts);
    expect(gps()).toBeNull();
  }
});

test("the sidebar has address, phone, e-mail, website, hours and price; without a phone there is no Call Now", () => {
  show(<ContactCard business={business()} />);
  const card = screen.getByRole("region", { name: "Contact" });
  for (const text of ["1 Dock Street", "Annapolis, MD 21401", "(410) 555-0101", "$$"]) {
    expect(card.textContent).toContain(text);
  }
  expect(card.textContent).toContain("Mon-Sun 11am-9pm");
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("hello@halfway.example.com")).toBe("mailto:hello@halfway.example.com");
  expect(href("halfway.example.com")).toBe("https://halfway.example.com/");
  expect(href("Call Now")).toBe("tel:4105550101");
  const goal = new URL(href("Get Directions") ?? "").searchParams.get("destination");
  expect(goal).toBe("1 Dock Street, Annapolis, MD 21401");
  cleanup();
  show(<ContactCard business={business({ phone: "" })} />);
  expect(screen.queryByRole("link", { name: "Call Now" })).toBeNull();
});

test("the boater's facts are those of the category, and an unknown one has no row but a word below", () => {
  show(<FactsCard business={business({ category: "marinas", facts: { slips: 40 } })} />);
  const shownFor = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(shownFor("Slips")).toBe("40");
  expect(screen.queryByText("Fuel")).toBeNull();
  expect(screen.getAllByRole("definition")).toHaveLength(1);
  expect(screen.getByText(/^Nobody has told us yet: .*fuel, pump-out/)).toBeTruthy();
  expect(screen.queryByText("Holding ground")).toBeNull();
});

test("a sandbar has hours and a price only where somebody gave them", () => {
  const parts = (facts: Partial<Business>) => {
    cleanup();
    const bar = business({ category: "sandbars", openState: null, ...facts });
    const { container } = show(
      <>
        <ListingOverview business={bar} week={null} />
        <ContactCard business={bar} />
      </>,
    );
    return container.textContent ?? "";
  };
  const bare = parts({ hours: "", priceRange: "$" });
  expect(bare).not.toContain("Hours");
  expect(bare).not.toContain("Price range");
  expect(parts({ hours: "At low water", priceRange: "$" })).toContain("HoursAt low water");
  expect(parts({ hours: "", priceRange: "$$" })).toContain("Price range $$");
});

test("the map has the same place in words beside it, and approximate coordinates are marked", () => {
  show(<ListingPosition business={business()} />);
  expect(screen.getByRole("img", { name: "Map of Halfway Rock" })).toBeTruthy();
  expect(screen.getByText(/38° 58.707′ N/)).toBeTruthy();
  cleanup();
  show(<ListingPosition business={business({ positionIsApproximate: true })} />);
  expect(
    screen.getByText("The position is approximate: the middle of its ZIP code or town."),
  ).toBeTruthy();
  expect(screen.queryByText(/38° 58.707′ N/)).toBeNull();
});

test("taps on Call and Directions are told, in the card and in the phone's bar", () => {
  for (const Part of [ContactCard, ThumbActions]) {
    const told: string[] = [];
    show(<Part business={business()} onContact={(way) => told.push(way)} />);
    fireEvent.click(screen.getByRole("link", { name: /Directions/ }));
    fireEvent.click(screen.getByRole("link", { name: /^Call/ }));
    expect(told).toEqual(["directions", "call"]);
    cleanup();
  }
});

test("Back leads to the list that was left, and without one to home; places of its kind are linked", () => {
  const back = () => screen.getByRole("link", { name: "Back" }).getAttribute("href");
  sessionStorage.clear();
  show(<ListingHeader business={business()} />);
  expect(back()).toBe("/");
  expect(screen.getByRole("link", { name: "Restaurants in Annapolis" }).getAttribute("href")).toBe(
    "/category/restaurants?city=Annapolis%2C+MD",
  );
  cleanup();
  const List = () => {
    useRememberedList();
    return null;
  };
  const address = "/search?q=crab&priceRange=%24%24&page=2";
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  );
  cleanup();
  show(<ListingHeader business={business()} />);
  expect(back()).toBe(address);
  sessionStorage.clear();
});

test("the list that Back leads to comes as far down as it was left; another visit of it begins at its top", () => {
  sessionStorage.clear();
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const List = () => {
    useRememberedList();
    return null;
  };
  const visitList = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <List />
      </MemoryRouter>,
    );
  const leaveAt = (address: string, top: number) => {
    const { unmount } = visitList(address);
    vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
    unmount();
  };
  leaveAt("/search?q=crab", 6404);
  visitList("/search?q=crab");
  expect(scrolled).not.toHaveBeenCalled();
  cleanup();
  leaveAt("/search?q=crab", 6404);
  show(<ListingHeader business={business()} />);
  fireEvent.click(screen.getByRole("link", { name: "Back" }));
  cleanup();
  visitList("/search?q=crab");
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 6404);
  vi.restoreAllMocks();
  sessionStorage.clear();
});
