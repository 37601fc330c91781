import { FormError } from "#src/design/form/form-error.tsx";
import type { Foreseen } from "./use-foreseen-refund.ts";

/** Read before money goes back: what ends, what ends earlier and when, and who is told. */
export function WhatFollows({
  foreseen: { sentences, isAsking, problem },
}: {
  foreseen: Foreseen;
}) {
  return (
    <section aria-label="What follows" className="flex flex-col gap-2 text-sm">
      <FormError message={problem} />
      <div aria-live="polite" className="flex flex-col gap-1 rounded-md bg-shoal p-3">
        {isAsking && !sentences ? <p>Looking at what follows…</p> : null}
        {sentences?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-ink-soft">Whoever paid is told, where an address is known.</p>
      </div>
    </section>
  );
}
