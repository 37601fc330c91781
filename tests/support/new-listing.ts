import sharp from "sharp";

/** What a complete form sends. */
export const NEW_LISTING = {
  name: "Tern Point Crab House",
  description: "Steamed crabs by the dozen, and a dock with water at low tide.",
  category: "restaurants",
  address: "12 Compromise Street",
  city: "Annapolis",
  state: "MD",
  zipCode: "21401",
  phone: "(410) 555-0142",
  email: "hello@tern-point.example.com",
  website: "https://tern-point.example.com",
  hours: "Daily 11am-10pm",
  priceRange: "$$$",
  amenities: ["Boat Access", "Full Bar"],
};

/** A picture as create calls take it. */
export async function dataUrl(format: "png" | "jpeg" | "webp" = "png"): Promise<string> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#27a" } });
  const bytes = await picture.toFormat(format).toBuffer();
  return `data:image/${format};base64,${bytes.toString("base64")}`;
}
