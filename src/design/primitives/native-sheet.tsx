import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";

const SIDES = {
  right: {
    ground: "",
    panel: "inset-y-0 right-0 w-[min(24rem,calc(100%-2.5rem))] animate-from-right border-l",
    sheetOnly: "",
  },
  /** Below the list's own width it is a sheet; where there is room it stands in the page. */
  bottom: {
    ground: "lg:static lg:block lg:size-auto lg:overflow-visible lg:bg-transparent",
    panel:
      "max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:animate-from-below max-lg:border-t lg:static",
    sheetOnly: "lg:hidden",
  },
  /** Below a tablet's width it is a sheet, else it stands in the bar of the page. */
  top: {
    ground: "md:static md:block md:size-auto md:grow md:overflow-visible md:bg-transparent",
    panel: "max-md:inset-x-0 max-md:top-0 max-md:border-b md:static md:bg-transparent",
    sheetOnly: "md:hidden",
  },
} as const;

interface NativeSheetProps {
  /** A button with this as its `popoverTarget` opens it. */
  id: string;
  title: string;
  side: keyof typeof SIDES;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Slides out over the page by the browser's own means: it opens, closes by Escape, by its button and
 * by a tap beside it before any script is there. Scripts keep the focus in it.
 */
export function NativeSheet({ id, title, side, footer, children }: NativeSheetProps) {
  const ground = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (ground.current && isShown(ground.current)) setOpen(true);
  }, []);
  return (
    <div
      ref={ground}
      id={id}
      popover="auto"
      onToggle={({ newState }) => {
        setOpen(newState === "open");
        if (newState === "open") firstStopOf(panel.current)?.focus();
      }}
      className={cx("sheet-ground fixed inset-0 size-full bg-scrim", SIDES[side].ground)}
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-hidden
        tabIndex={-1}
        className={cx("absolute inset-0 cursor-default", SIDES[side].sheetOnly)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a dialog while it is open */}
      <div
        ref={panel}
        tabIndex={-1}
        {...(isOpen ? { role: "dialog", "aria-modal": true, "aria-label": title } : {})}
        onKeyDown={isOpen ? keepFocus : undefined}
        className={cx(
          "absolute flex flex-col border-ink bg-page text-ink outline-none",
          SIDES[side].panel,
        )}
      >
        <div className={cx("contents", SIDES[side].sheetOnly)}>
          <div aria-hidden className="minute-border shrink-0 border-t-0" />
          <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <h2 className="text-lg">{title}</h2>
            <Button
              variant="quiet"
              size="icon"
              aria-label="Close"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              <X aria-hidden />
            </Button>
          </div>
        </div>
        {children}
        {footer}
      </div>
    </div>
  );
}

/** The middle of a sheet, which scrolls. */
export const SHEET_BODY = "min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4";
export const SHEET_FOOTER = "border-line border-t px-5 py-4";

/** What is asked for in a sheet can be typed at once. */
function firstStopOf(panel: HTMLElement | null): HTMLElement | null {
  return panel?.querySelector<HTMLElement>("[role=combobox]") ?? panel;
}

export function closeSheet(id: string): void {
  document.getElementById(id)?.hidePopover?.();
}

/** Old browsers do not know the selector. */
function isShown(element: Element): boolean {
  try {
    return element.matches(":popover-open");
  } catch {
    return false;
  }
}

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary";

/** From the last stop to the first, and back. Of radio buttons the browser stops at one. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const end = event.shiftKey ? first : last;
  const isAtEnd =
    document.activeElement === end || (event.shiftKey && event.target === event.currentTarget);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.getClientRects().length === 0) return false;
  if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
  return element.checked;
}
