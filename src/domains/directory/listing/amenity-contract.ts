export interface AmenityGroup {
  name: string;
  amenities: readonly string[];
}

/** The fixed catalogue, in the order in which the form offers it. */
export const AMENITY_GROUPS: readonly AmenityGroup[] = [
  {
    name: "By boat",
    amenities: [
      "Boat Access",
      "Dockage",
      "Dinghy Dock",
      "Boat Ramp",
      "Kayak Launch",
      "Fuel Dock",
      "Pump-Out",
      "Shore Power",
      "Haul-Out",
      "Boat Repair",
      "Dry Storage",
      "Ship Store",
      "Ice",
      "Fish Cleaning Station",
    ],
  },
  {
    name: "Food and drink",
    amenities: [
      "Outdoor Seating",
      "Waterfront View",
      "Full Bar",
      "Happy Hour",
      "Live Music",
      "Reservations",
      "Takeout",
      "Private Dining",
      "Seafood Market",
    ],
  },
  {
    name: "Trips and crews",
    amenities: [
      "Licensed Captain",
      "Fully Insured",
      "Private Trips",
      "Guided Tours",
      "Sunset Cruises",
      "Overnight Charters",
      "Yacht Delivery",
      "Restroom Aboard",
      "BYOB",
      "Equipment Included",
      "Fishing Gear",
    ],
  },
  {
    name: "In and on the water",
    amenities: [
      "Swimming",
      "Sandy Beach",
      "Snorkeling",
      "Scuba Diving",
      "Boat Rental",
      "Kayak Rental",
      "Paddleboard Rental",
      "Jet Skis",
      "Parasailing",
      "Wakeboarding",
      "Surfing",
      "Kiteboarding",
      "Lessons",
      "Summer Camps",
      "Wildlife Viewing",
    ],
  },
  {
    name: "Stays and gatherings",
    amenities: [
      "Pool",
      "Spa",
      "Fitness Center",
      "Breakfast Included",
      "Kitchenette",
      "Restaurant On Site",
      "Catering",
      "Wedding Packages",
      "Dance Floor",
      "Picnic Area",
    ],
  },
  {
    name: "Shops",
    amenities: [
      "Bait & Tackle",
      "Fishing Licenses",
      "Provisioning",
      "Gear Repair",
      "Warranty",
      "Delivery",
      "Shipping",
      "Gift Certificates",
    ],
  },
  {
    name: "For everyone",
    amenities: [
      "WiFi",
      "Restrooms",
      "Showers",
      "Laundry",
      "Free Parking",
      "Wheelchair Accessible",
      "Kid Friendly",
      "Pet Friendly",
    ],
  },
];

export const AMENITIES: readonly string[] = AMENITY_GROUPS.flatMap(({ amenities }) => amenities);
