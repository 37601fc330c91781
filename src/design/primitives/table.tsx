import type { ComponentProps, ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";

interface TableProps extends ComponentProps<"table"> {
  /** Names the table; read out, and shown unless `captionHidden`. */
  caption: string;
  captionHidden?: boolean;
  children: ReactNode;
}

/** Dense rows between hairlines; scrolls sideways inside its own frame, whose edges say so. */
export function Table({ caption, captionHidden, className, children, ...rest }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls
      tabIndex={0}
      className="edge-shadows overflow-x-auto border-ink border-y"
    >
      <table className={cx("w-full border-collapse text-left text-sm", className)} {...rest}>
        <caption
          className={
            captionHidden ? "sr-only" : "place-name px-3 py-2 text-left text-base text-ink"
          }
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead(props: ComponentProps<"thead">) {
  return <thead className="bg-shoal" {...props} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      className={cx(
        "border-line border-t aria-selected:bg-shoal-deep [tbody>&]:hover:bg-shoal",
        className,
      )}
      {...rest}
    />
  );
}

interface CellProps {
  /** A number: tabular mono, at the right edge. */
  numeric?: boolean;
}

export function TableHeader({ numeric, className, ...rest }: ComponentProps<"th"> & CellProps) {
  return (
    <th
      scope="col"
      className={cx(
        "whitespace-nowrap px-3 py-2 align-bottom font-semibold text-ink-soft text-xs",
        numeric && "text-right",
        className,
      )}
      {...rest}
    />
  );
}

export function TableCell({ numeric, className, ...rest }: ComponentProps<"td"> & CellProps) {
  return (
    <td
      className={cx("px-3 py-2.5 align-top", numeric && "figures text-right", className)}
      {...rest}
    />
  );
}
