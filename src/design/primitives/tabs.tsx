import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useEffect,
  useId,
  useRef,
} from "react";
import type { LinkProps } from "react-router";
import { cx } from "#src/design/class-names.ts";
import { Link } from "#src/design/primitives/link.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";

const Shown = createContext<{ id: string; value: string }>({ id: "", value: "" });

interface TabsProps extends ComponentProps<"div"> {
  /** The tab that is open; it stands in the address, so that each tab is a link. */
  value: string;
}

export function Tabs({ value, ...rest }: TabsProps) {
  const id = useId();
  return (
    <Shown value={{ id, value }}>
      <div {...rest} />
    </Shown>
  );
}

/** Where there is no room for all of them, the open one is brought into sight. */
export function TabList({ className, ...rest }: ComponentProps<"div">) {
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
    <div
      ref={list}
      role="tablist"
      onKeyDown={moveAlong}
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

/** The pattern of WAI-ARIA: the arrows, Home and End move the focus and open what it is on. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, " ": at }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  const tab = tabs.at(next % tabs.length);
  tab?.focus();
  tab?.click();
}

interface TabProps extends LinkProps {
  value: string;
}

/** A link that works before any script does; then one stop of the tab key for the whole list. */
export function Tab({ value, className, ...link }: TabProps) {
  const shown = use(Shown);
  const isAlive = useIsAlive();
  const isOpen = shown.value === value;
  return (
    <Link
      role="tab"
      id={`${shown.id}-${value}`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${shown.id}-panel` : undefined}
      tabIndex={isAlive && !isOpen ? -1 : undefined}
      data-state={isOpen ? "active" : "inactive"}
      preventScrollReset
      className={cx(
        "relative flex min-h-11 shrink-0 items-center gap-2 border-transparent border-x border-t px-2.5 py-2 font-semibold sm:px-4 text-ink-soft no-underline",
        "rounded-t-md transition-colors hover:text-ink focus-visible:-outline-offset-2",
        "data-[state=active]:border-ink data-[state=active]:bg-shoal data-[state=active]:text-ink",
        "after:absolute after:inset-x-0 after:-top-px after:h-[3px] data-[state=active]:after:bg-accent",
        "[&_svg]:size-4.5",
        className,
      )}
      {...link}
    />
  );
}

/** Shows its children when its tab is open. */
export function TabPanel({ value, className, ...rest }: ComponentProps<"div"> & { value: string }) {
  const shown = use(Shown);
  if (shown.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={`${shown.id}-panel`}
      aria-labelledby={`${shown.id}-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control can be reached all the same
      tabIndex={0}
      className={cx("pt-6", className)}
      {...rest}
    />
  );
}
