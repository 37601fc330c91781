import { useNavigate } from "react-router";
import { toast } from "#src/design/primitives/toast-store.ts";
import { ResetPasswordForm } from "#src/domains/accounts/credentials/components/reset-password-form.tsx";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Choose a new password",
    description: "Set a new password for your Landfall account with the link from your mail.",
    canonicalPath: "/reset-password",
    isPrivate: true,
  });

export default function ResetPassword() {
  const navigate = useNavigate();
  const goOn = () => {
    toast({
      title: "Password updated successfully",
      description: "Sign in with your new password.",
      tone: "ok",
    });
    navigate("/login");
  };
  return (
    <NarrowPage
      title="Choose a new password"
      lead="Every device that is signed in will be signed out."
    >
      <ResetPasswordForm onDone={goOn} />
    </NarrowPage>
  );
}
