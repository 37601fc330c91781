interface ProgressWatch {
  onProgress: (sentBytes: number) => void;
  onLost: () => void;
}

/** A dead line takes what fits into the buffers of the device, and that within moments. */
const PROOF_MILLISECONDS = 2_000;

/**
 * What a person is told: the bytes never become fewer when the file goes again, and a lost line is lost
 * until it carries more than before or has carried for a while.
 */
export function steadily<Watch extends ProgressWatch>(watch: Watch): Watch {
  let most = 0;
  let isLost = false;
  let carriesSince: number | null = null;
  const isProved = (sentBytes: number) =>
    navigator.onLine &&
    (sentBytes > most || Date.now() - (carriesSince ?? Date.now()) >= PROOF_MILLISECONDS);
  return {
    ...watch,
    onLost: () => {
      isLost = true;
      carriesSince = null;
      watch.onLost();
    },
    onProgress: (sentBytes: number) => {
      carriesSince ??= Date.now();
      if (isLost && !isProved(sentBytes)) return;
      isLost = false;
      most = Math.max(most, sentBytes);
      watch.onProgress(most);
    },
  };
}
