import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#src/design/primitives/table.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { type FailedJob, failedJobsQuery, retryJob } from "./operations-client.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

export default function FailedJobs() {
  const { data: jobs, error, refetch } = useQuery(failedJobsQuery);
  if (error) return <ErrorState title="Failed jobs did not load" onRetry={refetch} heading="h3" />;
  if (!jobs) return <Skeleton className="h-32" />;
  if (jobs.length === 0) {
    return (
      <EmptyState heading="h3" title="Nothing has failed">
        Mail and other background work is going through.
      </EmptyState>
    );
  }
  return (
    <Table caption="Failed jobs" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>Job</TableHeader>
          <TableHeader>Reason</TableHeader>
          <TableHeader numeric>Attempts</TableHeader>
          <TableHeader>Gave up</TableHeader>
          <TableHeader>Action</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => (
          <FailedJobRow key={job.id} job={job} />
        ))}
      </TableBody>
    </Table>
  );
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryJob(job),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: failedJobsQuery.queryKey }),
    onError: (error) =>
      toast({ title: reasonOf(error, "The job was not put back."), tone: "danger" }),
  });
  return (
    <TableRow>
      <TableCell>{job.name}</TableCell>
      <TableCell>{job.reason}</TableCell>
      <TableCell numeric>{job.attempts}</TableCell>
      <TableCell>{moment.format(new Date(job.failedAt))}</TableCell>
      <TableCell>
        <Button
          size="sm"
          variant="secondary"
          pending={retry.isPending}
          onClick={() => retry.mutate()}
        >
          Try again
        </Button>
      </TableCell>
    </TableRow>
  );
}
