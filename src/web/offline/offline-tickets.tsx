import { useEffect, useState } from "react";
import { whenText } from "#src/domains/events/event/when-rules.ts";
import { TicketCard } from "#src/domains/events/registration/components/ticket-card.tsx";
import { type KeptTicket, readTickets } from "#src/domains/events/registration/kept-tickets.ts";

/** The tickets that this device has seen, for a door without a signal. */
export function OfflineTickets() {
  const [tickets, setTickets] = useState<KeptTicket[]>([]);
  useEffect(() => setTickets(readTickets()), []);
  if (tickets.length === 0) return null;
  return (
    <section aria-label="Your tickets" className="flex flex-col gap-6">
      <h2 className="font-semibold font-serif text-xl">Your tickets</h2>
      {tickets.map((ticket) => (
        <article
          key={ticket.registration}
          aria-label={ticket.title}
          className="flex flex-col gap-2"
        >
          <h3 className="font-semibold text-lg">{ticket.title}</h3>
          <p>{whenText(ticket)}</p>
          <p className="text-ink-soft">{ticket.place}</p>
          <TicketCard {...ticket} />
        </article>
      ))}
    </section>
  );
}
