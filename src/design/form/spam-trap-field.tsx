import { type RefObject, useEffect, useRef } from "react";

interface SpamTrapState {
  input: RefObject<HTMLInputElement | null>;
  /** What is sent with the form: `{...values, ...trap.read()}`. */
  read: () => { homepage?: string; secondsOpen: number };
}

/** The clock starts when the form appears. */
export function useSpamTrap(): SpamTrapState {
  const input = useRef<HTMLInputElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return {
    input,
    read: () => ({
      homepage: input.current?.value || undefined,
      secondsOpen: Math.round((performance.now() - openedAt.current) / 100) / 10,
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
