import type { ReactNode } from "react";

interface TitledPartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the figures, with what it is made of. No landmark: the table in it is one of the same name. */
export function TitledPart({ title, note, children }: TitledPartProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold font-serif text-xl">{title}</h3>
      {note ? <p className="max-w-prose text-ink-soft text-sm">{note}</p> : null}
      {children}
    </div>
  );
}
