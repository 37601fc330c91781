import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Switch } from "#src/design/primitives/switch.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { changeMailPreference, mailPreferencesQuery } from "../mail-preferences-client.ts";

/** What one gets besides necessary mail; each switch is saved as it is turned. */
export function MailSwitches() {
  const queryClient = useQueryClient();
  const { data: preferences, error, refetch } = useQuery(mailPreferencesQuery);
  const change = useMutation({
    mutationFn: changeMailPreference,
    onSuccess: (saved) =>
      queryClient.setQueryData(mailPreferencesQuery.queryKey, (all) =>
        all?.map((one) => (one.kind === saved.kind ? saved : one)),
      ),
    onError: (failure) =>
      toast({ title: reasonOf(failure, "This was not saved. Please try again."), tone: "danger" }),
  });
  if (error) return <ErrorState heading="h3" title="Your choices did not load" onRetry={refetch} />;
  if (!preferences) return <Skeleton className="h-24" />;
  return (
    <ul className="flex flex-col gap-3">
      {preferences.map(({ kind, label, isOn }) => (
        <li key={kind}>
          <Switch
            label={label}
            checked={isOn}
            onCheckedChange={(checked) => change.mutate({ kind, isOn: checked })}
          />
        </li>
      ))}
    </ul>
  );
}
