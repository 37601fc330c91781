import { Button } from "#src/design/primitives/button.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import type { PendingUpload } from "./use-uploads.ts";

interface UploadRowProps {
  upload: PendingUpload;
  onRetry: () => void;
  onDiscard: () => void;
}

export function UploadRow({ upload, onRetry, onDiscard }: UploadRowProps) {
  const { file, percent, error } = upload;
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 truncate text-sm">{file.name}</span>
        {error ? (
          <span className="flex gap-1">
            <Button variant="secondary" size="sm" onClick={onRetry}>
              Try again
            </Button>
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              Remove
            </Button>
          </span>
        ) : (
          <span className="text-ink-soft text-sm tabular-nums">{percent} %</span>
        )}
      </div>
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : (
        <Progress value={percent} label={`Uploading ${file.name}`} />
      )}
    </div>
  );
}
