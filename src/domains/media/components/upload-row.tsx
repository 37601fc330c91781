import { Button } from "#src/design/primitives/button.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import type { QueuedUpload, UploadQueue } from "../upload-queue.ts";

interface UploadRowProps {
  upload: QueuedUpload;
  queue: UploadQueue;
  onRemove?: () => void;
}

/** A file that is not with the server yet; it can be taken out at any time. */
export function UploadRow({ upload, queue, onRemove }: UploadRowProps) {
  const { key, file, status, problem } = upload;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate text-sm">{file.name}</span>
        <span className="flex shrink-0 gap-1">
          {status === "refused" ? (
            <Button variant="secondary" size="sm" onClick={() => queue.retry(key)}>
              Try again
            </Button>
          ) : null}
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${file.name}`}
            onClick={() => {
              queue.remove(key);
              onRemove?.();
            }}
          >
            Remove
          </Button>
        </span>
      </div>
      {status === "refused" ? (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      ) : (
        <RowProgress upload={upload} />
      )}
    </div>
  );
}

function RowProgress({ upload: { file, status, sentBytes } }: { upload: QueuedUpload }) {
  const percent = Math.floor((sentBytes / Math.max(file.size, 1)) * 100);
  return (
    <>
      <Progress value={percent} label={`Uploading ${file.name}`} />
      <p className="text-ink-soft text-xs">
        {status === "lost" ? (
          "No connection. It goes on by itself when it is back."
        ) : (
          <span className="figures">{status === "waiting" ? "Waiting" : `${percent}%`}</span>
        )}
      </p>
    </>
  );
}
