import { MailText } from "#src/platform/mail/mail-layout.tsx";

export interface ListedBooking {
  when: string;
  itemName: string;
  customerName: string;
}

interface BookingListProps {
  /** How many there are in all. */
  count: number;
  /** The first of them. */
  bookings: readonly ListedBooking[];
}

/** Several bookings in one mail to an owner. */
export const BookingList = ({ count, bookings }: BookingListProps) => (
  <>
    {bookings.map((booking) => (
      <MailText key={`${booking.when} ${booking.itemName} ${booking.customerName}`}>
        <strong>{booking.itemName}</strong>
        <br />
        {booking.when}
        <br />
        {booking.customerName}
      </MailText>
    ))}
    {count > bookings.length ? <MailText>And {count - bookings.length} more.</MailText> : null}
  </>
);
