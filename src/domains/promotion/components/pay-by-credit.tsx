import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { useCreditPurchase, type Wanted } from "../client.ts";
import { SETUP_FAILED, tellFailed, tellPaid } from "./tell-payment.ts";

/** Nothing is left to pay: the owner agrees, and that is all. */
export function PayByCredit({ wanted, isPaid }: { wanted: Wanted; isPaid: boolean }) {
  const navigate = useNavigate();
  const purchase = useCreditPurchase();
  const { businessId } = wanted;
  const isDone = isPaid || purchase.isSuccess;
  useEffect(() => {
    if (!isDone) return;
    tellPaid();
    navigate(`/business/${businessId}?payment=success`);
  }, [isDone, businessId, navigate]);
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="info" role="note" title="Nothing to pay">
        The unused days of what runs pay for all of it.
      </Alert>
      <Button
        size="lg"
        pending={purchase.isPending}
        onClick={() =>
          purchase.mutate(wanted, { onError: (error) => tellFailed(reasonOf(error, SETUP_FAILED)) })
        }
      >
        {purchase.isPending ? "Processing Payment..." : "Complete Payment"}
      </Button>
    </div>
  );
}
