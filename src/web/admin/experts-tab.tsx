import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "#src/design/patterns/empty-state.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { ExpertForm } from "#src/domains/species/components/admin/expert-form.tsx";
import { ExpertRow } from "#src/domains/species/components/admin/expert-row.tsx";
import { expertsQuery } from "#src/domains/species/expert-client.ts";

/** Who verifies reports alone and sees where sensitive species were. */
export default function ExpertsTab() {
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-2xl text-ink-soft text-sm">
        The opinion of an expert alone verifies a report, and experts see the true places of
        sensitive species of their groups.
      </p>
      <ExpertForm />
      <Experts />
    </div>
  );
}

function Experts() {
  const { data, isError, refetch } = useQuery(expertsQuery);
  if (isError && !data)
    return <ErrorState heading="h3" title="Experts did not load" onRetry={refetch} />;
  if (!data) return <Skeleton className="h-48" />;
  if (data.length === 0) return <EmptyState heading="h3" title="Nobody is an expert yet" />;
  return (
    <ul className="divide-y divide-line border-line border-y">
      {data.map((expert) => (
        <ExpertRow key={expert.id} expert={expert} />
      ))}
    </ul>
  );
}
