import { Award, CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import {
  currentToast,
  dismissToast,
  type ShownToast,
  subscribeToToasts,
} from "#src/design/primitives/toast-store.ts";

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

const BARS = {
  neutral: "bg-ink",
  ok: "bg-ok",
  danger: "bg-danger",
  honor: "bg-accent-fill",
} as const;

function ToastCard({ shown }: { shown: ShownToast }) {
  const tone = shown.tone ?? "neutral";
  return (
    <RadixToast.Root
      data-toast={tone}
      type={tone === "danger" ? "foreground" : "background"}
      duration={shown.duration ?? DURATION_MS}
      open={shown.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(shown.id);
      }}
      className={cx(
        // Beside a dialog, too, its button is its own.
        "pointer-events-auto relative flex items-start gap-3 rounded-md border border-ink bg-paper py-3 pr-2 pl-5 text-ink",
        "data-[state=closed]:animate-settle data-[state=open]:animate-rise",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        "data-[swipe=end]:animate-swiped",
      )}
    >
      <span aria-hidden className={cx("absolute inset-y-0 left-0 w-1.5", BARS[tone])} />
      {tone === "ok" ? (
        <CircleCheck aria-hidden className="mt-2.5 size-5 shrink-0 text-ok" />
      ) : null}
      {tone === "danger" ? (
        <CircleAlert aria-hidden className="mt-2.5 size-5 shrink-0 text-danger" />
      ) : null}
      {tone === "honor" ? (
        <span className="mt-1 flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-coast bg-land text-land-ink">
          <Award aria-hidden className="size-5" />
        </span>
      ) : null}
      <div className="min-w-0 grow py-2">
        <RadixToast.Title className="font-semibold">{shown.title}</RadixToast.Title>
        {shown.description ? (
          <RadixToast.Description className="mt-0.5 text-ink-soft">
            {shown.description}
          </RadixToast.Description>
        ) : null}
      </div>
      <RadixToast.Close asChild>
        <Button variant="quiet" size="icon" aria-label="Dismiss">
          <X aria-hidden />
        </Button>
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Loaded by Toaster. */
export default function ToastRegion() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  return (
    <RadixToast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {shown ? <ToastCard key={shown.id} shown={shown} /> : null}
      <RadixToast.Viewport className="above-bottom-bar fixed right-0 z-60 flex w-full max-w-md flex-col p-4 outline-none sm:p-6" />
    </RadixToast.Provider>
  );
}
