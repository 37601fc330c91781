import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { reasonOf } from "#src/shared/http.ts";
import { formatLongDay } from "#src/shared/plain-format.ts";
import { changePreviewQuery, useChangePackage } from "../client.ts";
import { PACKAGES } from "../contract.ts";
import type { PackageChange, RenewingPromotion } from "../promotion-contract.ts";
import { money } from "./money.ts";

interface ChangePackageProps {
  businessId: number;
  renewing: RenewingPromotion;
}

const FAILED = "The package was not changed. Please try again.";

/** Another package, with what it costs now before anything is agreed to. */
export function ChangePackage({ businessId, renewing }: ChangePackageProps) {
  const [isOpen, setOpen] = useState(false);
  const [level, setLevel] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const change = useChangePackage(businessId);
  const preview = useQuery({
    ...changePreviewQuery(businessId, level ?? 0),
    // What is agreed to is not asked about again.
    enabled: isOpen && level !== null && !change.isPending && !change.isSuccess,
  });
  const open = () => {
    change.reset();
    setLevel(null);
    setMissing(false);
    setOpen(true);
  };
  const agree = async () => {
    if (level === null) return setMissing(true);
    if (!preview.data) return void preview.refetch();
    try {
      await change.mutateAsync(level);
      toast({ title: "The package is changed", tone: "ok" });
      setOpen(false);
    } catch {
      // The dialog says why, from the mutation.
    }
  };
  const problem = change.error ?? preview.error;
  const words = problem ? reasonOf(problem, FAILED) : undefined;
  const missing = isMissing && level === null ? "Please choose a package." : undefined;
  return (
    <>
      <Button onClick={open}>Change package</Button>
      <Dialog
        title="Change package"
        size="sm"
        open={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button pending={change.isPending || preview.isFetching} onClick={agree}>
            Change package
          </Button>
        }
      >
        <FormError message={words ?? missing} />
        <RadioGroup
          aria-label="Package"
          value={String(level ?? "")}
          onValueChange={(value) => setLevel(Number(value))}
        >
          {PACKAGES.filter((offer) => offer.level !== renewing.packageLevel).map((offer) => (
            <Radio
              key={offer.level}
              value={String(offer.level)}
              label={offer.name}
              hint={`$${offer.price} per month`}
            />
          ))}
        </RadioGroup>
        <p aria-live="polite" className="mt-4 empty:hidden">
          {preview.data ? wordsOf(preview.data) : ""}
        </p>
      </Dialog>
    </>
  );
}

function wordsOf({ startsAt, amount, price, nextChargeAt }: PackageChange): string {
  const next = formatLongDay(nextChargeAt);
  if (startsAt) return `It begins on ${next} for ${money(price)} a month. Nothing is charged now.`;
  return `It begins now. We charge ${money(amount)} for the days that are left, with the unused days of the old package taken off, and ${money(price)} on ${next}.`;
}
