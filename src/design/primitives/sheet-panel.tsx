import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { SCRIM } from "#src/design/primitives/dialog-styles.ts";
import type { PanelState } from "#src/design/primitives/panel-opener.tsx";

const SIDES = {
  right:
    "inset-y-0 right-0 w-[min(24rem,calc(100%-2.5rem))] border-l data-[state=open]:animate-from-right data-[state=closed]:animate-to-right",
  bottom:
    "inset-x-0 bottom-0 max-h-[88dvh] border-t data-[state=open]:animate-from-below data-[state=closed]:animate-to-below",
} as const;

export interface SheetContent {
  title: ReactNode;
  side?: "right" | "bottom";
  footer?: ReactNode;
  children: ReactNode;
}

/** Loaded by Sheet when it is opened for the first time. */
export default function SheetPanel(props: SheetContent & PanelState) {
  const { title, open, onOpenChange, onClosed, side = "right", footer, children } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={SCRIM} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className={cx("fixed z-50 flex flex-col border-ink bg-page text-ink", SIDES[side])}
        >
          <div aria-hidden className="minute-border shrink-0 border-t-0" />
          <header className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close">
                <X aria-hidden />
              </Button>
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">
            {children}
          </div>
          {footer ? <footer className="border-line border-t px-5 py-4">{footer}</footer> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
