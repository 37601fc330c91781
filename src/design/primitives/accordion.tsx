import { Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";

export function Accordion({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cx("border-ink border-t", className)} {...rest} />;
}

interface AccordionItemProps {
  title: ReactNode;
  heading?: "h2" | "h3" | "h4";
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** The browser's own: it opens before any script is there, and for a search within the page. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, heading: Heading = "h3", isOpenAtFirst = false, children } = props;
  return (
    <details open={isOpenAtFirst} className="group border-line border-b">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 text-lg hover:text-accent">
        <Heading>{title}</Heading>
        <Plus
          aria-hidden
          className="size-5 shrink-0 text-accent transition-[rotate] group-open:rotate-45"
        />
      </summary>
      <div className="max-w-prose pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
