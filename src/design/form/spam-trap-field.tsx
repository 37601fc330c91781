import { type RefObject, useRef, useState } from "react";
import { useIsAlive } from "#src/design/use-is-alive.ts";

interface SpamTrapState {
  input: RefObject<HTMLInputElement | null>;
  /** What is sent with the form: `{...values, ...trap.read()}`. */
  read: () => { homepage?: string; secondsOpen: number };
}

/** The clock starts when the form appears; one that the server drew appeared with the page. */
export function useSpamTrap(): SpamTrapState {
  const input = useRef<HTMLInputElement>(null);
  const isAlive = useIsAlive();
  const [openedAt] = useState(() => (isAlive ? performance.now() : 0));
  return {
    input,
    read: () => ({
      homepage: input.current?.value || undefined,
      secondsOpen: Math.round((performance.now() - openedAt) / 100) / 10,
    }),
  };
}

/** Out of sight, out of the tab order and out of the accessibility tree: no person meets it. */
export function SpamTrapField({ trap }: { trap: SpamTrapState }) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <input
        ref={trap.input}
        type="text"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        aria-label="Leave this empty"
      />
    </div>
  );
}
