import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import { formatDay } from "#src/shared/plain-format.ts";
import { useTakeExpertise } from "../../expert-client.ts";
import type { Expert } from "../../expert-contract.ts";
import { SPECIES_GROUPS } from "../../limits-contract.ts";

export function ExpertRow({ expert }: { expert: Expert }) {
  const take = useTakeExpertise();
  const { name, email, group } = expert;
  const confirm = async () => {
    const done = { title: "Not an expert any more", description: email };
    if (!(await tellOutcome(take.mutateAsync(expert.id), done, "Nothing was changed.")))
      throw new Error("not taken");
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name || email}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {email}, since {formatDay(expert.createdAt)}
        </p>
        <p>{SPECIES_GROUPS.find(({ id }) => id === group)?.name ?? "All groups"}</p>
      </div>
      <ConfirmDialog
        trigger={
          <Button variant="secondary" aria-label={`Take back the expertise of ${email}`}>
            Take back
          </Button>
        }
        title="Take this expertise back?"
        description={`${email} sees places of sensitive species only roughly after that. Opinions that were given stay.`}
        confirmLabel="Take back"
        onConfirm={confirm}
      />
    </li>
  );
}
