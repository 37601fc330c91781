import type { RegistrationView } from "./contract.ts";

const KEY = "landfall-tickets";
const DAY = 86_400_000;

/** A ticket as this device keeps it, to be shown without a signal. */
export interface KeptTicket {
  /** The number of its registration. */
  registration: string;
  code: string;
  svg: string;
  attendeeCount: number;
  title: string;
  place: string;
  startLocal: string;
  endLocal: string | null;
  zone: string;
  endZone: string | null;
  /** When it is of no more use. */
  until: number;
}

/** Those that are still good for something. */
export function readTickets(now = Date.now()): KeptTicket[] {
  try {
    const kept: KeptTicket[] = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return kept.filter(({ until }) => until > now);
  } catch {
    return [];
  }
}

/** Keeps the ticket of a registration, or takes out what no longer is one. Where nothing can be kept, nothing is. */
export function keepTicket(registration: string, view: RegistrationView): void {
  const others = readTickets().filter((ticket) => ticket.registration !== registration);
  try {
    localStorage.setItem(KEY, JSON.stringify([...toTickets(registration, view), ...others]));
  } catch {
    // A full or closed storage is no reason to hide the ticket.
  }
}

function toTickets(registration: string, view: RegistrationView): KeptTicket[] {
  const { ticketCode, ticketSvg, dateStatus, endDate, startDate } = view;
  if (!ticketCode || !ticketSvg || dateStatus === "cancelled") return [];
  const { attendeeCount, title, place, startLocal, endLocal, zone, endZone } = view;
  return [
    {
      ...{ registration, attendeeCount, title, place, startLocal, endLocal, zone, endZone },
      code: ticketCode,
      svg: ticketSvg,
      until: Date.parse(endDate ?? startDate) + DAY,
    },
  ];
}
