import { AlertDialog } from "radix-ui";
import { type MouseEvent, type ReactNode, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { DIALOG_FOOTER, DIALOG_PANEL, SCRIM } from "#src/design/primitives/dialog-styles.ts";
import type { PanelState } from "#src/design/primitives/panel-opener.tsx";

const LOOKS = {
  danger: { footer: DIALOG_FOOTER, cancel: "secondary", confirm: "danger" },
  neutral: { footer: DIALOG_FOOTER, cancel: "secondary", confirm: "primary" },
  keep: {
    footer: cx(DIALOG_FOOTER, "max-sm:flex-col"),
    cancel: "primary",
    confirm: "quiet-danger",
  },
} as const;

export interface Question {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** "keep" where most want to stay with what they have. */
  tone?: keyof typeof LOOKS;
  /** While its promise is open the dialog waits; a rejected one leaves it open. */
  onConfirm: () => unknown;
}

/** Loaded by ConfirmDialog when the question is asked for the first time. */
export default function ConfirmPanel(props: Question & PanelState) {
  const [pending, setPending] = useState(false);
  const look = LOOKS[props.tone ?? "danger"];

  const setOpen = (next: boolean) => {
    if (!pending) props.onOpenChange(next);
  };

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await props.onConfirm();
      props.onOpenChange(false);
    } catch {
      // The caller tells what went wrong; the question stays.
    } finally {
      setPending(false);
    }
  };

  return (
    <AlertDialog.Root open={props.open} onOpenChange={setOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={SCRIM} />
        <AlertDialog.Content
          className={cx(DIALOG_PANEL, "sm:max-w-md")}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.onClosed();
          }}
        >
          <div aria-hidden className="minute-border shrink-0 border-t-0" />
          <div className="overflow-y-auto p-5 sm:p-7">
            <AlertDialog.Title className="text-xl">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {props.description}
            </AlertDialog.Description>
          </div>
          <footer className={look.footer}>
            <AlertDialog.Cancel asChild>
              <Button variant={look.cancel}>{props.cancelLabel ?? "Cancel"}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={look.confirm} pending={pending} onClick={confirm}>
                {props.confirmLabel}
              </Button>
            </AlertDialog.Action>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
