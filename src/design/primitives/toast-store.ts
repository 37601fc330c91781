export interface ToastMessage {
  title: string;
  description?: string;
  /** "honor" is for what somebody has earned. */
  tone?: "neutral" | "ok" | "danger" | "honor";
  /** Milliseconds; 5000 unless told. */
  duration?: number;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** One toast at a time: a new one takes the place of the old. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  publish({ ...message, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) publish({ ...shown, open: false });
}

export function currentToast(): ShownToast | null {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once nothing is being told: for what can wait until it was read. */
export function whenToastsAreGone(): Promise<void> {
  return new Promise((resolve) => {
    if (!shown?.open) return resolve();
    const stop = subscribeToToasts(() => {
      if (shown?.open) return;
      stop();
      resolve();
    });
  });
}
