import { useInfiniteQuery } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Loading } from "#src/design/patterns/loading.tsx";
import { NextPageLink } from "#src/design/patterns/next-page-link.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { priceText } from "../../item/price-text.ts";
import { bookingWords } from "../booking-words.ts";
import { askedForQuery } from "../client.ts";
import type { OwnBooking } from "../contract.ts";
import { ASKED_FOR_PAGE, ASKED_FOR_PARAM } from "../limits-contract.ts";
import { whenWords } from "../when-words.ts";

/** What a person has asked for. Nothing when there is none. */
export function AskedFor() {
  const list = useInfiniteQuery(askedForQuery);
  const { data, error, refetch } = list;
  const bookings = data?.pages.flatMap(({ items }) => items);
  if (error && !bookings)
    return (
      <ErrorState title="The bookings you asked for did not load" onRetry={refetch} heading="h2" />
    );
  if (!bookings) return <Loading label="The bookings you asked for are loading" />;
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="asked-for" className="flex flex-col gap-6">
      <h2 id="asked-for" className="text-2xl">
        Bookings you asked for
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {bookings.map((booking) => (
          <li key={booking.id} className="flex *:w-full">
            <AskedForCard booking={booking} />
          </li>
        ))}
      </ul>
      <NextPageLink list={list} pageSize={ASKED_FOR_PAGE} param={ASKED_FOR_PARAM} />
    </section>
  );
}

const TONES = { pending: "land", confirmed: "ok", cancelled: "shoal" } as const;

function AskedForCard({ booking }: { booking: OwnBooking }) {
  const { rentalItemName, quantity, businessName, place, status, totalPrice } = booking;
  const thing = quantity === 1 ? rentalItemName : `${quantity} × ${rentalItemName}`;
  const [standing] = bookingWords(booking);
  return (
    <Card asChild className="flex flex-col gap-2">
      <article aria-label={`${thing}, ${whenWords(booking)}`}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold font-serif text-xl wrap-anywhere">{thing}</h3>
          <Badge tone={TONES[status]}>{standing}</Badge>
        </div>
        <p>{whenWords(booking)}</p>
        <p className="text-ink-soft wrap-anywhere">
          {businessName}, {place}
        </p>
        <p>{priceText(totalPrice)}</p>
        <TextLink
          href={booking.link}
          className="mt-auto self-start pt-2"
          aria-label={`${linkWords(booking)}: ${thing}, ${whenWords(booking)}`}
        >
          {linkWords(booking)}
        </TextLink>
      </article>
    </Card>
  );
}

const linkWords = ({ isCancellable }: OwnBooking): string =>
  isCancellable ? "See or cancel the booking" : "See the booking";
