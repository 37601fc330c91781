import { useSearchParams } from "react-router";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { RentalCard } from "../../item/components/rental-card.tsx";
import type { RentalItem } from "../../item/contract.ts";
import type { OtherWays } from "../../item/limits-contract.ts";
import type { Picker } from "../picker-contract.ts";
import { AskElsewhere } from "./ask-elsewhere.tsx";
import { BookingPicker } from "./booking-picker.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import { KeptWords } from "./kept-words.tsx";
import { RequestSent } from "./request-sent.tsx";

interface RentalsTabProps {
  items: readonly RentalItem[];
  picker: Picker | null;
  /** Of a business that answers no requests; null where they can be sent. */
  elsewhere: OtherWays | null;
}

/** What the place rents, and how to ask for it. Everything that is chosen stands in the address. */
export function RentalsTab({ items, picker, elsewhere }: RentalsTabProps) {
  const [search] = useSearchParams();
  const isGone = search.has("rent") && !picker && !elsewhere;
  return (
    <div className="flex flex-col gap-8">
      {search.get("sent") === "booking" ? <RequestSent /> : null}
      {elsewhere && items.length > 0 ? <AskElsewhere {...elsewhere} /> : null}
      {isGone ? <GoneItem hasOthers={items.length > 0} /> : null}
      {picker ? <BookingPicker key={picker.item.id} picker={picker} /> : null}
      {items.length === 0 ? (
        <NoItems isGone={isGone} />
      ) : (
        <Items {...{ items, picker, elsewhere }} />
      )}
    </div>
  );
}

const Items = ({ items, picker, elsewhere }: RentalsTabProps) => (
  <section aria-labelledby="rental-items">
    <h2 id="rental-items" className="sr-only">
      Rental items
    </h2>
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <RentalCard item={item}>
            {elsewhere ? null : (
              <Button asChild variant={picker?.item.id === item.id ? "primary" : "secondary"}>
                <ChoiceLink to={`?tab=rentals&rent=${item.id}#book`}>
                  Request a booking<span className="sr-only"> of {item.name}</span>
                </ChoiceLink>
              </Button>
            )}
          </RentalCard>
        </li>
      ))}
    </ul>
  </section>
);

const NoItems = ({ isGone }: { isGone: boolean }) => (
  <EmptyState heading="h2" title={isGone ? "Nothing to book here now" : "Nothing to book here yet"}>
    {isGone
      ? "This business rents nothing online at the moment. Please call them."
      : "This business has not put its rentals online. Please call them."}
  </EmptyState>
);

/** Of an address that was made before. What was typed is kept with the tab, or goes along. */
const GoneItem = ({ hasOthers }: { hasOthers: boolean }) => (
  <KeptWords>
    <Alert tone="caution" title="This is no longer rented">
      {hasOthers
        ? "Please choose something else. What you typed stays."
        : "There is nothing else to choose here."}
    </Alert>
  </KeptWords>
);
