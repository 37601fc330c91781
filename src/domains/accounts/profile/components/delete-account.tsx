import { useId, useState } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { ConfirmDialog } from "#src/design/primitives/confirm-dialog.tsx";
import { Radio, RadioGroup } from "#src/design/primitives/radio-group.tsx";
import { reasonOf } from "#src/shared/http.ts";
import { OwnPasswordField } from "../../credentials/components/own-password-field.tsx";
import type { CurrentUser } from "../../person/contract.ts";
import { useDeleteAccount } from "../client.ts";

/** A password is asked for when there is one; the question comes before anything is deleted. */
export function DeleteAccount({ user, onDeleted }: { user: CurrentUser; onDeleted: () => void }) {
  const [password, setPassword] = useState("");
  const [reviews, setReviews] = useState<"keep" | "delete">("keep");
  const labelId = useId();
  const remove = useDeleteAccount();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p id={labelId} className="font-semibold">
          What becomes of your reviews?
        </p>
        <RadioGroup
          aria-labelledby={labelId}
          value={reviews}
          onValueChange={(next) => setReviews(next === "delete" ? "delete" : "keep")}
        >
          <Radio value="keep" label="They stay, without your name" />
          <Radio value="delete" label="They are deleted, too" />
        </RadioGroup>
      </div>
      {user.hasPassword ? (
        <OwnPasswordField
          value={password}
          onChange={setPassword}
          error={remove.error ? reasonOf(remove.error, "The account was not deleted.") : undefined}
        />
      ) : null}
      <ConfirmDialog
        title="Delete your account?"
        description="Your account, your picture and your sign-ins are deleted for good. Your claims, questions and suggestions lose your name and address. This action cannot be undone."
        confirmLabel="Delete account"
        trigger={
          <Button variant="danger" className="self-start">
            Delete my account
          </Button>
        }
        onConfirm={async () => {
          await remove
            .mutateAsync(user.hasPassword ? { password, reviews } : { reviews })
            .then(onDeleted)
            .catch(() => undefined);
        }}
      />
    </div>
  );
}
