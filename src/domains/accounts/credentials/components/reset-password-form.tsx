import { Link } from "react-router";
import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useLinkToken } from "#src/design/use-link-token.ts";
import { reasonOf } from "#src/shared/http.ts";
import { useResetPassword } from "../client.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const token = useLinkToken();
  const reset = useResetPassword();
  if (token === "") {
    return (
      <Alert tone="danger" role="note" title="This link is not complete">
        Open the link of the mail again, or{" "}
        <TextLink asChild>
          <Link to="/forgot-password">ask for a new one</Link>
        </TextLink>
        .
      </Alert>
    );
  }
  return (
    <NewPasswordForm
      submitLabel="Save new password"
      pending={reset.isPending}
      complaint={
        reset.error && {
          title: "The password was not changed",
          message: reasonOf(reset.error, "Please try again."),
        }
      }
      onSubmit={(password) => reset.mutate({ token: token ?? "", password }, { onSuccess: onDone })}
    />
  );
}
