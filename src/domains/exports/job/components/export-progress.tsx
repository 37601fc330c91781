import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Progress } from "#src/design/primitives/progress.tsx";
import { formatLongDay, formatNumber } from "#src/shared/plain-format.ts";
import { exportJobQuery } from "../client.ts";
import type { ExportJob } from "../contract.ts";

/** How the writing of a file goes on, until it can be fetched. */
export function ExportProgress({ job: first }: { job: ExportJob }) {
  const { data: job } = useQuery(exportJobQuery(first));
  return (
    <div aria-live="polite" className="flex flex-col gap-6">
      {job.status === "done" ? <Written job={job} /> : null}
      {job.status === "failed" ? (
        <Alert tone="danger" role="note" title="Export Failed">
          The file could not be written. Please make the export again; if it fails once more, write
          to our support.
        </Alert>
      ) : null}
      {job.status === "waiting" || job.status === "running" ? <Writing job={job} /> : null}
    </div>
  );
}

function Written({ job }: { job: ExportJob }) {
  const rows = formatNumber(job.rowsTotal ?? 0);
  return (
    <>
      <Alert tone="ok" role="note" title="Export Complete">
        {rows} {job.rowsTotal === 1 ? "row" : "rows"}, {sizeText(job.bytes ?? 0)}. The file is kept
        until {formatLongDay(job.expiresAt)}.
      </Alert>
      <Button asChild className="self-start">
        <a href={job.download ?? ""} download={job.filename}>
          <Download aria-hidden /> Download
        </a>
      </Button>
    </>
  );
}

function Writing({ job }: { job: ExportJob }) {
  const { rowsTotal, rowsWritten } = job;
  return (
    <>
      <p>
        {rowsTotal === null
          ? "The export waits for its turn."
          : `${formatNumber(rowsWritten)} of ${formatNumber(rowsTotal)} rows are written.`}
      </p>
      <Progress value={rowsWritten} max={Math.max(rowsTotal ?? 1, 1)} label="Rows written" />
      <p className="text-ink-soft text-sm">
        Keep the address of this page, or wait here: the file is offered when it is whole.
      </p>
      <Button asChild variant="secondary" className="self-start">
        <Link to={job.page} reloadDocument>
          Look again
        </Link>
      </Button>
    </>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
