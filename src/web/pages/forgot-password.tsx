import { Link } from "react-router";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { ForgotPasswordForm } from "#src/domains/accounts/credentials/components/forgot-password-form.tsx";
import { readLoginStep } from "#src/domains/accounts/session/login-step.server.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Forgot your password?",
    description: "Have a link mailed to you to choose a new password for Landfall.",
    canonicalPath: "/forgot-password",
    isPrivate: true,
  });

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  return { mailFolder: ctx.services.site.mailFolder, isAsked: readLoginStep(ctx)?.at === "link" };
}

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return (
    <NarrowPage
      title="Forgot your password?"
      lead="Tell us your address, and we mail you a link that works once."
    >
      <ForgotPasswordForm {...loaderData} />
      <p className="text-sm">
        <TextLink asChild>
          <Link to="/login">Back to sign in</Link>
        </TextLink>
      </p>
    </NarrowPage>
  );
}
