import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { Switch } from "#src/design/primitives/switch.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { chooseByLink } from "../mail-preferences-client.ts";
import type { MailPreference } from "../mail-preferences-contract.ts";

/** The link at the foot of a mail: one kind, for one address, without signing in. */
export function MailTurnOff({ token }: { token: string | null }) {
  const [saved, setSaved] = useState<MailPreference>();
  const found = useQuery({
    queryKey: ["mail-preference", token],
    queryFn: () => chooseByLink(token ?? ""),
    enabled: Boolean(token),
  });
  const change = useMutation({
    mutationFn: (isOn: boolean) => chooseByLink(token ?? "", isOn),
    onSuccess: setSaved,
  });
  if (token === "" || found.error) {
    return (
      <Alert tone="danger" role="note" title="This link is not complete">
        Open the link of the mail again, or choose in{" "}
        <TextLink asChild>
          <Link to="/user-dashboard">your account</Link>
        </TextLink>
        .
      </Alert>
    );
  }
  const preference = saved ?? found.data;
  if (!preference) return <Skeleton className="h-16" />;
  return (
    <>
      <FormError
        message={change.error ? reasonOf(change.error, "This was not saved.") : undefined}
      />
      <Switch
        label={preference.label}
        checked={preference.isOn}
        onCheckedChange={(isOn) => change.mutate(isOn)}
      />
      <p role="status" className="text-ink-soft text-sm">
        {saved ? (saved.isOn ? "You will get this mail." : "You will not get this mail.") : null}
      </p>
    </>
  );
}
