import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface ReceiptMailProps {
  number: string;
  what: string;
  period: { start: Date; end: Date } | null;
  /** Where unused days of what ran before paid a part of it. */
  credited: { price: string; credit: string } | null;
  amount: string;
  /** Such as "Visa 4242". */
  card: string | null;
  paidAt: Date;
  /** Null for what is paid once. */
  cancelLink: string | null;
  /** No money was moved. */
  isSandbox: boolean;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export function ReceiptMail(props: ReceiptMailProps) {
  const { number, what, period, credited, amount, card, paidAt, cancelLink, isSandbox } = props;
  return (
    <MailLayout title="Thank you for your payment">
      <MailText>Receipt {number}</MailText>
      <MailText>{what}</MailText>
      {period ? (
        <MailText>
          From {day.format(period.start)} to {day.format(period.end)}
        </MailText>
      ) : null}
      {credited ? (
        <>
          <MailText>Price for this time: {credited.price}</MailText>
          <MailText>Unused days of what ran before: −{credited.credit}</MailText>
        </>
      ) : null}
      <MailText>
        {amount}, paid on {day.format(paidAt)}
        {card ? ` with ${card}` : ""}
      </MailText>
      {isSandbox ? (
        <MailText>This was a sandbox payment with a test card: no money was taken.</MailText>
      ) : null}
      {cancelLink ? (
        <>
          <MailText>
            It renews every month until you cancel. When you cancel, what you have paid for stays.
          </MailText>
          <MailButton href={cancelLink}>Manage or cancel</MailButton>
        </>
      ) : (
        <MailText>It does not renew: there is nothing to cancel.</MailText>
      )}
    </MailLayout>
  );
}
