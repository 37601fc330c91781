import { Tabs as RadixTabs } from "radix-ui";
import { type ComponentProps, useEffect, useRef } from "react";
import { cx } from "#src/design/class-names.ts";

export const Tabs = RadixTabs.Root;

/** Where there is no room for all of them, the open one is brought into sight. */
export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<{ tab: Element; at: number }>(undefined);
  useEffect(() => {
    const tab = list.current?.querySelector("[data-state=active]");
    if (!list.current || !tab) return;
    const wasSwipedSince = shown.current?.at !== list.current.scrollLeft;
    if (shown.current?.tab === tab && wasSwipedSince) return;
    list.current.scrollLeft += middleOf(tab) - middleOf(list.current);
    shown.current = { tab, at: list.current.scrollLeft };
  });
  return (
    <RadixTabs.List
      ref={list}
      className={cx(
        "scrollbar-none flex gap-1 overflow-x-auto border-ink border-b [scrollbar-width:none]",
        className,
      )}
      {...rest}
    />
  );
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={cx(
        "relative flex min-h-11 shrink-0 items-center gap-2 border-transparent border-x border-t px-4 py-2 font-semibold text-ink-soft",
        "rounded-t-md transition-colors hover:text-ink focus-visible:-outline-offset-2",
        "data-[state=active]:border-ink data-[state=active]:bg-shoal data-[state=active]:text-ink",
        "after:absolute after:inset-x-0 after:-top-px after:h-[3px] data-[state=active]:after:bg-accent",
        "disabled:cursor-not-allowed disabled:text-line-strong [&_svg]:size-4.5",
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={cx("pt-6", className)} {...rest} />;
}
