import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { DIALOG_FOOTER, DIALOG_PANEL, SCRIM } from "#src/design/primitives/dialog-styles.ts";
import type { PanelState } from "#src/design/primitives/panel-opener.tsx";

const SIZES = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" } as const;

export interface DialogContent {
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof SIZES;
  footer?: ReactNode;
  children?: ReactNode;
}

/** Loaded by Dialog when it is opened for the first time. */
export default function DialogPanel(props: DialogContent & PanelState) {
  const { title, description, size = "md", footer, children } = props;
  const { open, onOpenChange, onClosed } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={SCRIM} />
        <RadixDialog.Content
          className={cx(DIALOG_PANEL, SIZES[size])}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div aria-hidden className="minute-border shrink-0 border-t-0" />
          <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div>
              <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
              {description ? (
                <RadixDialog.Description className="mt-1 text-ink-soft">
                  {description}
                </RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close" className="-mt-2 -mr-3">
                <X aria-hidden />
              </Button>
            </RadixDialog.Close>
          </header>
          <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-6 sm:px-7">{children}</div>
          {footer ? <footer className={DIALOG_FOOTER}>{footer}</footer> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
