import { lazyPart } from "#src/design/patterns/lazy-part.tsx";

/**
 * Parts of a listing's page that come with scripts of their own. The server draws them with the
 * rest; the browser fetches their scripts after those that the page needs first.
 */
export const ReviewsTab = lazyPart(async () => {
  const { ReviewsWithTiers } = await import("./reviews-with-tiers.tsx");
  return { default: ReviewsWithTiers };
});

export const ConfirmVisit = lazyPart(async () => {
  const { ConfirmVisit } = await import("#src/domains/rewards/action/components/confirm-visit.tsx");
  return { default: ConfirmVisit };
});

/** Only of rentals businesses. */
export const RentalsTab = lazyPart(async () => {
  const { RentalsTab } = await import("#src/domains/rentals/booking/components/rentals-tab.tsx");
  return { default: RentalsTab };
});

export const ExperienceList = lazyPart(async () => {
  const { ExperienceList } = await import("#src/domains/sharing/components/experience-list.tsx");
  return { default: ExperienceList };
});

/** Only for whoever comes back from the checkout. */
export const PaymentTold = lazyPart(async () => {
  const { PaymentTold } = await import("#src/domains/promotion/components/payment-told.tsx");
  return { default: PaymentTold };
});

export const PhotoGallery = lazyPart(async () => {
  const { PhotoGallery } = await import(
    "#src/domains/directory/listing/components/photo-gallery.tsx"
  );
  return { default: PhotoGallery };
});

export const TideCard = lazyPart(async () => {
  const { TideCard } = await import("#src/domains/water/tide/components/tide-card.tsx");
  return { default: TideCard };
});

export const CurrentsCard = lazyPart(async () => {
  const { CurrentsCard } = await import("#src/domains/water/current/components/currents-card.tsx");
  return { default: CurrentsCard };
});

export const ForecastCard = lazyPart(async () => {
  const { ForecastCard } = await import("#src/domains/water/forecast/components/forecast-card.tsx");
  return { default: ForecastCard };
});

export const ListingPosition = lazyPart(async () => {
  const { ListingPosition } = await import(
    "#src/domains/directory/listing/components/listing-position.tsx"
  );
  return { default: ListingPosition };
});
