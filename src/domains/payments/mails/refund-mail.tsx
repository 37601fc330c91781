import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface RefundMailProps {
  number: string;
  what: string;
  amount: string;
  paid: string;
  /** Nothing of it is kept. */
  isOver: boolean;
  /** How what it paid for stands now, for whoever has it. */
  standing: string | null;
  /** Such as "Visa 4242". */
  card: string | null;
  /** No money was moved. */
  isSandbox: boolean;
}

export function RefundMail(props: RefundMailProps) {
  const { number, what, amount, paid, isOver, standing, card, isSandbox } = props;
  return (
    <MailLayout title="Your money is on its way back">
      <MailText>Payment {number}</MailText>
      <MailText>{what}</MailText>
      <MailText>
        {amount === paid ? `All of the ${paid}` : `${amount} of the ${paid}`} that you paid goes
        back to {card ?? "your card"}. Banks take up to ten days to show it.
      </MailText>
      {isSandbox ? (
        <MailText>It was a sandbox payment with a test card: no money moves.</MailText>
      ) : null}
      {standing ? <MailText>{standing}</MailText> : null}
      {isOver && !standing ? (
        <MailText>
          What it paid for ends with it. If it was the last payment of something that renews,
          nothing more is charged; your dashboard shows what still runs.
        </MailText>
      ) : null}
    </MailLayout>
  );
}
