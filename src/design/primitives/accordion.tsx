import { Plus } from "lucide-react";
import { Accordion as RadixAccordion } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";

export function Accordion({ className, ...rest }: ComponentProps<typeof RadixAccordion.Root>) {
  return <RadixAccordion.Root className={cx("border-ink border-t", className)} {...rest} />;
}

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  heading?: "h2" | "h3" | "h4";
  children: ReactNode;
}

export function AccordionItem({ value, title, heading = "h3", children }: AccordionItemProps) {
  const Heading = heading;
  return (
    <RadixAccordion.Item value={value} className="border-line border-b">
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger className="group flex min-h-13 w-full items-center justify-between gap-4 py-3 text-left text-lg hover:text-accent">
            {title}
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-accent transition-[rotate] group-data-[state=open]:rotate-45"
            />
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content className="overflow-hidden data-[state=closed]:animate-fold data-[state=open]:animate-unfold">
        <div className="max-w-prose pb-5 text-ink-soft">{children}</div>
      </RadixAccordion.Content>
    </RadixAccordion.Item>
  );
}
