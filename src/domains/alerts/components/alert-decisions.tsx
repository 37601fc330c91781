import { BadgeCheck, CheckCheck } from "lucide-react";
import { useNavigate, useRevalidator } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useDeleteAlert, useResolveAlert, useVerifyAlert } from "../client.ts";
import type { AlertRights, ConservationAlert } from "../contract.ts";
import { ALERTS_PAGE } from "../limits-contract.ts";

interface AlertDecisionsProps {
  alert: ConservationAlert;
  rights: AlertRights;
}

/** For whoever sent it in, experts and administrators. */
export function AlertDecisions({ alert, rights }: AlertDecisionsProps) {
  const { mayResolve, mayVerify, mayDelete } = rights;
  return (
    <>
      {mayVerify ? <VerifyButton alert={alert} /> : null}
      {mayResolve && alert.status === "active" ? <ResolveButton alert={alert} /> : null}
      {mayDelete ? <DeleteButton alert={alert} /> : null}
    </>
  );
}

const failed = (error: unknown) =>
  toast({ title: "Error", description: reasonOf(error, "Please try again."), tone: "danger" });

function VerifyButton({ alert }: { alert: ConservationAlert }) {
  const verify = useVerifyAlert(alert.id);
  const { revalidate } = useRevalidator();
  const { verifiedByExpert } = alert;
  return (
    <Button
      variant="secondary"
      aria-pressed={verifiedByExpert}
      pending={verify.isPending}
      onClick={() =>
        verify.mutate(!verifiedByExpert, { onSuccess: () => void revalidate(), onError: failed })
      }
    >
      <BadgeCheck aria-hidden /> {verifiedByExpert ? "Verified" : "Verify"}
    </Button>
  );
}

function ResolveButton({ alert }: { alert: ConservationAlert }) {
  const resolve = useResolveAlert(alert.id);
  const { revalidate } = useRevalidator();
  const end = () =>
    resolve.mutate(undefined, {
      onSuccess: () => {
        toast({ title: "The alert is resolved", tone: "ok" });
        void revalidate();
      },
      onError: failed,
    });
  return (
    <Button variant="secondary" pending={resolve.isPending} onClick={end}>
      <CheckCheck aria-hidden /> Mark as resolved
    </Button>
  );
}

function DeleteButton({ alert }: { alert: ConservationAlert }) {
  const { mutateAsync } = useDeleteAlert(alert.id);
  const navigate = useNavigate();
  const remove = async () => {
    try {
      await mutateAsync();
      toast({ title: "The alert is deleted", tone: "ok" });
      void navigate(ALERTS_PAGE);
    } catch (error) {
      failed(error);
    }
  };
  return (
    <ConfirmDialog
      trigger={<Button variant="quiet-danger">Delete alert</Button>}
      title="Delete this alert?"
      description={`${alert.title}: it goes with all who support it.`}
      confirmLabel="Delete alert"
      onConfirm={remove}
    />
  );
}
