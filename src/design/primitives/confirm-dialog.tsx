import { AlertDialog } from "radix-ui";
import { type MouseEvent, type ReactNode, useState } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { DIALOG_FOOTER, DIALOG_PANEL, SCRIM } from "#src/design/primitives/dialog.tsx";

interface ConfirmDialogProps {
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  tone?: "danger" | "neutral";
  /** While its promise is open the dialog waits; a rejected one leaves it open. */
  onConfirm: () => unknown;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const open = props.open ?? ownOpen;

  const setOpen = (next: boolean) => {
    if (pending) return;
    setOwnOpen(next);
    props.onOpenChange?.(next);
  };

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await props.onConfirm();
      setOwnOpen(false);
      props.onOpenChange?.(false);
    } catch {
      // The caller tells what went wrong; the question stays.
    } finally {
      setPending(false);
    }
  };

  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      {props.trigger ? <AlertDialog.Trigger asChild>{props.trigger}</AlertDialog.Trigger> : null}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={SCRIM} />
        <AlertDialog.Content className={cx(DIALOG_PANEL, "sm:max-w-md")}>
          <div aria-hidden className="minute-border shrink-0 border-t-0" />
          <div className="overflow-y-auto p-5 sm:p-7">
            <AlertDialog.Title className="text-xl">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">
              {props.description}
            </AlertDialog.Description>
          </div>
          <footer className={DIALOG_FOOTER}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{props.cancelLabel ?? "Cancel"}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button
                variant={(props.tone ?? "danger") === "danger" ? "danger" : "primary"}
                pending={pending}
                onClick={confirm}
              >
                {props.confirmLabel}
              </Button>
            </AlertDialog.Action>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
