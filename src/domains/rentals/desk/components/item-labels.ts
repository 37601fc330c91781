/** What the fields of the form are called, beside them and where they are named. */
export const ITEM_LABELS = {
  name: "Name",
  description: "Description",
  type: "Type",
  pricePerHour: "Price per hour ($)",
  pricePerDay: "Price per day ($)",
  capacity: "Capacity",
  quantity: "How many you have",
  features: "Features",
  minBookingDuration: "Shortest booking (hours)",
  maxBookingDuration: "Longest booking (hours)",
  bufferMinutes: "Pause after each booking (minutes)",
  noticeMinutes: "Notice that you need",
  startStep: "Bookings start",
  availableSeasons: "Seasons",
  openHours: "Hours",
  images: "Photos",
} as const;

/** "Please check: Name, Seasons." */
export function checkWords(errors: Readonly<Record<string, string>>): string {
  const named = Object.entries(ITEM_LABELS).filter(([name]) => name in errors);
  return named.length === 0
    ? "Please check what you entered."
    : `Please check: ${named.map(([, label]) => label).join(", ")}.`;
}
