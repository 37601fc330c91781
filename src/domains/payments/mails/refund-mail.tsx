import { MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

/** "done": after another refund of the same payment had failed. */
export type RefundNews = "sent" | "failed" | "done";

interface RefundMailProps {
  news: RefundNews;
  number: string;
  what: string;
  amount: string;
  paid: string;
  /** Nothing of it is kept. */
  isOver: boolean;
  /** It was paid by something that is charged again. */
  renews: boolean;
  /** How what it paid for stands now, for whoever has it. */
  standing: string | null;
  /** Such as "Visa 4242". */
  card: string | null;
  /** No money was moved. */
  isSandbox: boolean;
}

const TITLES: Record<RefundNews, string> = {
  sent: "Your money is on its way back",
  failed: "Your refund did not go through",
  done: "Your refund has gone through",
};

export function RefundMail(props: RefundMailProps) {
  const { news, number, what, isOver, renews, standing, isSandbox } = props;
  return (
    <MailLayout title={TITLES[news]}>
      <MailText>Payment {number}</MailText>
      <MailText>{what}</MailText>
      <MailText>{wordsOf(props)}</MailText>
      {isSandbox ? (
        <MailText>It was a sandbox payment with a test card: no money moves.</MailText>
      ) : null}
      {standing ? <MailText>{standing}</MailText> : null}
      {isOver && !standing ? (
        <MailText>
          What it paid for ends with it.{" "}
          {renews
            ? "If it was the last payment, nothing more is charged; your dashboard shows what still runs."
            : "Nothing more is charged for it."}
        </MailText>
      ) : null}
    </MailLayout>
  );
}

function wordsOf({ news, amount, paid, card }: RefundMailProps): string {
  const part = amount === paid ? `All of the ${paid}` : `${amount} of the ${paid}`;
  const to = card ?? "your card";
  if (news === "failed") {
    return `The refund of ${amount} did not reach ${to}: the bank sent it back. We know of it and see to it that you get your money. You need not do anything; we write again as soon as it has gone through.`;
  }
  const before = news === "done" ? "An earlier refund had failed; this one has gone through. " : "";
  return `${before}${part} that you paid goes back to ${to}. Banks take up to ten days to show it.`;
}
