import type { Hotline } from "../contract.ts";

interface ListedHotline extends Hotline {
  states: readonly string[];
}

const LOOKED_UP = "2026-11-17";

/** Official numbers only, each with the page that gives it. */
export const GREATER_ATLANTIC: ListedHotline = {
  name: "NOAA Greater Atlantic stranding hotline",
  phone: "(866) 755-6622",
  covers: "Marine mammals and sea turtles, Maine to Virginia",
  source: "NOAA Fisheries, Greater Atlantic stranding network",
  lookedUp: LOOKED_UP,
  states: ["ME", "NH", "MA", "RI", "CT", "NY", "NJ", "DE", "MD", "VA"],
};

export const SOUTHEAST: ListedHotline = {
  name: "NOAA Southeast marine mammal stranding hotline",
  phone: "(877) 942-5343",
  covers: "Marine mammals, North Carolina to Texas",
  source: "NOAA Fisheries, Southeast Region",
  lookedUp: LOOKED_UP,
  states: ["NC", "SC", "GA", "FL", "AL", "MS", "LA", "TX"],
};

/** The number of the state, where one was found, before that of the region. */
export const HOTLINES: readonly ListedHotline[] = [
  {
    name: "Virginia Aquarium stranding response",
    phone: "(757) 385-7575",
    covers: "Marine mammals and sea turtles in Virginia",
    source: "Virginia Aquarium, stranding response",
    lookedUp: LOOKED_UP,
    states: ["VA"],
  },
  {
    name: "Virginia harmful algal bloom hotline",
    phone: "(888) 238-6154",
    covers: "Algal blooms and dead fish in Virginia",
    source: "Virginia Department of Health",
    lookedUp: LOOKED_UP,
    states: ["VA"],
  },
  {
    name: "Marine Mammal Stranding Center",
    phone: "(609) 266-0538",
    covers: "Marine mammals and sea turtles in New Jersey",
    source: "Marine Mammal Stranding Center, New Jersey",
    lookedUp: LOOKED_UP,
    states: ["NJ"],
  },
  {
    name: "South Carolina DNR",
    phone: "(800) 922-5431",
    covers: "Marine mammals and sea turtles in South Carolina",
    source: "South Carolina Department of Natural Resources",
    lookedUp: LOOKED_UP,
    states: ["SC"],
  },
  {
    name: "Georgia DNR",
    phone: "(800) 272-8363",
    covers: "Marine mammals and sea turtles in Georgia",
    source: "Georgia Department of Natural Resources",
    lookedUp: LOOKED_UP,
    states: ["GA"],
  },
  {
    name: "Florida FWC Wildlife Alert",
    phone: "(888) 404-3922",
    covers: "Marine mammals, manatees and sea turtles in Florida",
    source: "Florida Fish and Wildlife Conservation Commission",
    lookedUp: LOOKED_UP,
    states: ["FL"],
  },
  {
    name: "Florida fish kill hotline",
    phone: "(800) 636-0511",
    covers: "Dead or dying fish in Florida",
    source: "Florida Fish and Wildlife Conservation Commission",
    lookedUp: LOOKED_UP,
    states: ["FL"],
  },
  {
    name: "Alabama manatee sightings",
    phone: "(866) 493-5803",
    covers: "Manatees in Alabama",
    source: "Dauphin Island Sea Lab",
    lookedUp: LOOKED_UP,
    states: ["AL"],
  },
  {
    name: "Texas Marine Mammal Stranding Network",
    phone: "(800) 962-6625",
    covers: "Marine mammals in Texas",
    source: "Texas Marine Mammal Stranding Network",
    lookedUp: LOOKED_UP,
    states: ["TX"],
  },
  GREATER_ATLANTIC,
  SOUTHEAST,
];
