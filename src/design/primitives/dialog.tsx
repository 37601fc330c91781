import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";

const SIZES = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" } as const;

export const SCRIM =
  "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out";

/** On a phone it rises from the lower edge, within reach of a thumb. */
export const DIALOG_PANEL = [
  "fixed z-50 flex max-h-[92dvh] flex-col bg-paper text-ink",
  "inset-x-0 bottom-0 border-ink border-t",
  "sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2",
  "sm:rounded-md sm:border",
  "data-[state=open]:animate-rise data-[state=closed]:animate-settle",
].join(" ");

export const DIALOG_FOOTER =
  "flex flex-col-reverse gap-3 border-line border-t p-5 sm:flex-row sm:justify-end sm:px-7";

interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** The one element that opens it; without one the caller keeps `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: keyof typeof SIZES;
  footer?: ReactNode;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { title, description, trigger, open, onOpenChange, size = "md", footer, children } = props;
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={SCRIM} />
        <RadixDialog.Content
          className={cx(DIALOG_PANEL, SIZES[size])}
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

/** Closes the dialog or sheet around it: `<DialogClose asChild><Button>…`. */
export const DialogClose = RadixDialog.Close;
