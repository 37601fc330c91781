import { Link, useNavigate, useSearchParams } from "react-router";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import {
  type LoginMode,
  LoginPanel,
  type Step,
} from "#src/domains/accounts/components/login-panel.tsx";
import type { CurrentUser } from "#src/domains/accounts/contract.ts";
import { readLoginStep } from "#src/domains/accounts/login-step.server.ts";
import { landingAfter } from "#src/domains/accounts/rules.ts";
import type { RequestContext } from "#src/platform/http/request-context.server.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in or sign up",
    description: "Sign in to Landfall with a password or a mailed code, or make an account.",
    canonicalPath: "/login",
    isPrivate: true,
  });

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  return { mailFolder: ctx.services.site.mailFolder, waiting: waitingStep(ctx, request.url) };
}

/** The address says that a step waits, which the sealed cookie holds. */
function waitingStep(ctx: RequestContext, address: string): Step | null {
  const step = readLoginStep(ctx);
  if (!step || !new URL(address).searchParams.has("step")) return null;
  const { at, email } = step;
  return at === "password" || at === "code" ? { at, email } : null;
}

const TEXTS: Record<LoginMode, { title: string; lead: string; question: string; link: string }> = {
  "sign-in": {
    title: "Sign In",
    lead: "Welcome back aboard.",
    question: "New to Landfall?",
    link: "Sign Up",
  },
  "sign-up": {
    title: "Sign Up",
    lead: "We mail you a code; that is all it takes to begin.",
    question: "Already have an account?",
    link: "Sign In",
  },
};

export default function Login({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const mode: LoginMode = search.get("mode") === "sign-up" ? "sign-up" : "sign-in";
  const other = mode === "sign-up" ? "/login" : "/login?mode=sign-up";
  const text = TEXTS[mode];

  const goOn = (user: CurrentUser, needsPassword: boolean) =>
    navigate(landingAfter("/login", { user, needsPassword }));

  return (
    <NarrowPage title={text.title} lead={text.lead}>
      <LoginPanel
        key={mode}
        mode={mode}
        waiting={loaderData.waiting}
        mailFolder={loaderData.mailFolder}
        onSignedIn={goOn}
      />
      <p className="border-line border-t pt-4 text-sm">
        {text.question}{" "}
        <TextLink asChild>
          <Link to={other}>{text.link}</Link>
        </TextLink>
      </p>
    </NarrowPage>
  );
}
