import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface RefundMailProps {
  number: string;
  what: string;
  amount: string;
  paid: string;
  /** Such as "Visa 4242". */
  card: string | null;
}

export function RefundMail({ number, what, amount, paid, card }: RefundMailProps) {
  return (
    <MailLayout title="Your money is on its way back">
      <MailText>Payment {number}</MailText>
      <MailText>{what}</MailText>
      <MailText>
        {amount === paid ? `All of the ${paid}` : `${amount} of the ${paid}`} that you paid goes
        back to {card ?? "your card"}. Banks take up to ten days to show it.
      </MailText>
    </MailLayout>
  );
}
