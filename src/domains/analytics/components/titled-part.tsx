import { type ReactNode, useId } from "react";

interface TitledPartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the figures, with what it is made of. */
export function TitledPart({ title, note, children }: TitledPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold font-serif text-xl">
        {title}
      </h3>
      {note ? <p className="max-w-prose text-ink-soft text-sm">{note}</p> : null}
      {children}
    </section>
  );
}
