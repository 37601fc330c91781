import { useEffect, useState } from "react";
import { Moment } from "#src/design/patterns/moment.tsx";
import { Badge } from "#src/design/primitives/badge.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import type { Column } from "#src/design/table/data-table.tsx";
import { ListTable, type ShownList } from "#src/design/table/list-table.tsx";
import { dollars, toCents } from "#src/shared/money.ts";
import type { AdminPayment } from "../../contract.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { RefundList } from "./refund-list.tsx";

/** Every payment with what went back of it, and the button that sends more back. */
export function PaymentsList({ list }: { list: ShownList<AdminPayment> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [refunded, setRefunded] = useState<number | null>(null);
  const payment = list.rows.find(({ id }) => id === chosen);
  const isWhole = list.rows.some(({ id, refundable }) => id === refunded && refundable <= 0);
  useEffect(() => {
    // Its button, where the focus was, can be pressed no more.
    if (isWhole && chosen === null) document.getElementById(nameOf(refunded))?.focus();
  }, [isWhole, chosen, refunded]);
  return (
    <>
      <ListTable list={list} caption="Payments" columns={columnsWith(setChosen)} />
      {payment ? (
        <RefundDialog
          payment={payment}
          onRefunded={() => setRefunded(payment.id)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
}

const nameOf = (id: number | null) => `payment-${id}`;

const columnsWith = (onRefund: (id: number) => void): Column<AdminPayment>[] => [
  {
    id: "what",
    header: "Payment",
    cell: ({ id, number, description, isRenewal, disputed }) => (
      <>
        <p
          id={nameOf(id)}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-2 font-semibold"
        >
          {description} {isRenewal ? <Badge tone="shoal">Renewal</Badge> : null}
        </p>
        <p className="text-ink-soft text-xs">{number}</p>
        {disputed > 0 ? (
          <p className="mt-1 flex flex-wrap items-center gap-2 text-xs">
            <Badge tone="danger">Disputed</Badge> The payer's bank has taken{" "}
            {dollars(toCents(disputed))} back.
          </p>
        ) : null}
      </>
    ),
  },
  { id: "paid", header: "Paid", cell: ({ paidAt }) => <Moment time={paidAt} /> },
  { id: "card", header: "Card", cell: ({ card }) => card ?? "–" },
  {
    id: "amount",
    header: "Amount",
    numeric: true,
    cell: ({ amount }) => dollars(toCents(amount)),
  },
  { id: "kept", header: "Kept", numeric: true, cell: ({ kept }) => dollars(toCents(kept)) },
  {
    id: "refunds",
    header: "Refunds",
    cell: ({ refunds }) => <RefundList refunds={refunds} />,
  },
  {
    id: "actions",
    header: "Actions",
    cell: ({ id, number, refundable }) => (
      <Button
        size="sm"
        variant="secondary"
        disabled={refundable <= 0}
        aria-label={`Refund ${number}`}
        onClick={() => onRefund(id)}
      >
        Refund
      </Button>
    ),
  },
];
