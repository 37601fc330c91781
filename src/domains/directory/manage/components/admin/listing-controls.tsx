import { Pencil, Trash2 } from "lucide-react";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { NativeSelect } from "#src/design/primitives/native-select.tsx";
import { Switch } from "#src/design/primitives/switch.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { tellFailure, tellOutcome } from "#src/domains/moderation/components/tell-outcome.ts";
import type { Business } from "../../../listing/contract.ts";
import { LEVEL_NAMES } from "../../../listing/rules.ts";
import { useFeatureListing, useManageListing, useRemoveListing } from "../../client.ts";

const LEVELS = LEVEL_NAMES.map((label, level) => ({ value: String(level), label }));

/** What waits is approved in Pending: here it would go live without a look. */
export function ActiveSwitch({ business }: { business: Business }) {
  const change = useManageListing();
  const toggle = (isActive: boolean) => {
    // What goes live is what was seen; taking off needs no look.
    const seen = isActive ? { version: business.version } : {};
    return tellOutcome(
      change.mutateAsync({ id: business.id, isActive, ...seen }),
      { title: "Business updated" },
      "Failed to update business",
    );
  };
  return (
    <Switch
      aria-label={`${business.name} is active`}
      checked={change.isPending ? change.variables.isActive : business.isActive}
      disabled={business.status === "pending"}
      onCheckedChange={toggle}
    />
  );
}

/** What administrators grant; what is paid for stands beside it, and the greater of the two is shown to visitors. */
export function LevelSelect({ business }: { business: Business }) {
  const feature = useFeatureListing();
  const { paidLevel = 0, grantedLevel = business.featuredLevel } = business;
  const paidFor = `${LEVEL_NAMES[paidLevel]} is paid for and shown while that runs.`;
  const choose = async (featuredLevel: number) => {
    try {
      await feature.mutateAsync({ id: business.id, featuredLevel });
      toast({
        title: `Business advertising level updated to ${LEVEL_NAMES[featuredLevel]}`,
        description: paidLevel > featuredLevel ? paidFor : undefined,
        tone: "ok",
      });
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      tellFailure(cause, "Failed to update advertising level");
    }
  };
  const level = feature.isPending ? feature.variables.featuredLevel : grantedLevel;
  return (
    <div className="flex flex-col gap-1">
      <NativeSelect
        aria-label={`Advertising level of ${business.name}`}
        className="w-32"
        options={LEVELS}
        value={String(level)}
        onChange={(event) => choose(Number(event.target.value))}
      />
      {paidLevel > 0 ? (
        <span className="text-ink-soft text-xs" title={paidLevel > level ? paidFor : undefined}>
          Paid: {LEVEL_NAMES[paidLevel]}
        </span>
      ) : null}
    </div>
  );
}

interface ListingActionsProps {
  business: Business;
  onEdit: () => void;
}

export function ListingActions({ business, onEdit }: ListingActionsProps) {
  const remove = useRemoveListing();
  const confirm = () =>
    tellOutcome(
      remove.mutateAsync({ id: business.id, version: business.version }),
      { title: "Business deleted" },
      "Failed to delete business",
    );
  return (
    <div className="flex gap-2">
      <Button size="sm" variant="secondary" aria-label={`Edit ${business.name}`} onClick={onEdit}>
        <Pencil aria-hidden /> Edit
      </Button>
      <ConfirmDialog
        title={`Delete ${business.name}?`}
        description="Are you sure you want to delete this business?"
        confirmLabel="Delete"
        onConfirm={confirm}
        trigger={
          <Button size="sm" variant="quiet" aria-label={`Delete ${business.name}`}>
            <Trash2 aria-hidden /> Delete
          </Button>
        }
      />
    </div>
  );
}
