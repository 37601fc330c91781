import { Mail, Phone } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { EventDetail } from "../contract.ts";

export function ContactOrganizer({ event }: { event: EventDetail }) {
  const { contactEmail, contactPhone } = event;
  if (!contactEmail && !contactPhone) return null;
  return (
    <Card asChild>
      <section aria-labelledby="contact-organizer">
        <h2 id="contact-organizer" className="mb-3 text-xl">
          Contact the organizer
        </h2>
        <div className="flex flex-col gap-2">
          {contactEmail ? (
            <Button asChild variant="secondary">
              <a href={`mailto:${contactEmail}`} className="wrap-anywhere">
                <Mail aria-hidden /> {contactEmail}
              </a>
            </Button>
          ) : null}
          {contactPhone ? (
            <Button asChild variant="secondary">
              <a href={`tel:${contactPhone.replaceAll(/[^\d+]/g, "")}`}>
                <Phone aria-hidden /> {contactPhone}
              </a>
            </Button>
          ) : null}
        </div>
      </section>
    </Card>
  );
}

/** How many come, on all dates together; never who. */
export function EventInterest({ count, isOver }: { count: number; isOver: boolean }) {
  if (count === 0) return null;
  return (
    <Card asChild>
      <section aria-labelledby="event-interest">
        <h2 id="event-interest" className="mb-1 text-xl">
          Event Interest
        </h2>
        <p>
          <strong className="figures text-2xl">{count}</strong> {interestWords(count, isOver)}
        </p>
      </section>
    </Card>
  );
}

function interestWords(count: number, isOver: boolean): string {
  const people = count === 1 ? "person" : "people";
  if (isOver) return `${people} registered`;
  return `${people} ${count === 1 ? "is" : "are"} registered`;
}
