import { useRef, useState } from "react";
import { reasonOf } from "#src/shared/http.ts";
import { replaceCard } from "../client.ts";
import type { CardEntry } from "../contract.ts";
import { CardFields } from "./card-fields.tsx";

const FAILED = "The card was not changed. Please try again.";

/** Another card for everything that is charged again. */
export function PortalCardForm({ token, onReplaced }: { token: string; onReplaced: () => void }) {
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const replace = async (card: CardEntry) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setProblem(undefined);
    try {
      const { state, message } = await replaceCard({ token, ...card });
      if (state === "succeeded") onReplaced();
      else setProblem(message ?? FAILED);
    } catch (error) {
      setProblem(reasonOf(error, FAILED));
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };

  return (
    <CardFields
      label="Use this card"
      problem={problem}
      isPending={isPending}
      onSubmit={(card) => void replace(card)}
      onObjection={setProblem}
    />
  );
}
