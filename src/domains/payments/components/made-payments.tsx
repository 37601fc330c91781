import { useInfiniteQuery } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { madePaymentsQuery } from "../client.ts";
import type { MadePaymentFilter } from "../contract.ts";
import { PaymentLine } from "./payment-line.tsx";

/** What oneself has paid for something, with what came back; nothing where nothing was paid. */
export function MadePayments(paidFor: Pick<MadePaymentFilter, "product" | "subjectId">) {
  const query = useInfiniteQuery(madePaymentsQuery(paidFor));
  const payments = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isError && payments.length === 0) {
    return (
      <ErrorState heading="h3" title="Your payments did not load" onRetry={() => query.refetch()} />
    );
  }
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="made-payments" className="flex flex-col gap-3">
      <h3 id="made-payments" className="font-semibold font-serif text-xl">
        Your payments
      </h3>
      <ul className="divide-y divide-line border-line border-y">
        {payments.map((payment) => (
          <li key={payment.id} className="py-3">
            <PaymentLine payment={payment} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          pending={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Load More Payments
        </Button>
      ) : null}
    </section>
  );
}
