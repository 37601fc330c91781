import { Link, useNavigate, useSearchParams } from "react-router";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";
import { landingAfter } from "#src/domains/accounts/person/rules.ts";
import { resumeLogin, shownStep } from "#src/domains/accounts/session/login-step.server.ts";
import {
  type LoginMode,
  LoginPanel,
} from "#src/domains/accounts/sign-in/components/login-panel.tsx";
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
  const kept = resumeLogin(ctx);
  const isAnew = new URL(request.url).searchParams.get("step") === "start";
  return {
    mailFolder: ctx.services.site.mailFolder,
    step: isAnew ? null : shownStep(kept),
    next: kept?.next ?? null,
  };
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

const modeOf = (given: string | undefined): LoginMode =>
  given === "sign-up" ? "sign-up" : "sign-in";

export default function Login({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { mailFolder, step, next } = loaderData;
  const mode = modeOf(search.get("mode") ?? step?.mode);
  const other = mode === "sign-up" ? "/login?mode=sign-in" : "/login?mode=sign-up";
  const text = TEXTS[mode];

  const goOn = (user: CurrentUser, needsPassword: boolean) =>
    navigate(landingAfter("/login", { user, needsPassword }, next));

  return (
    <NarrowPage title={text.title} lead={text.lead}>
      <LoginPanel
        key={mode}
        mode={mode}
        resumed={step?.mode === mode ? step : null}
        mailFolder={mailFolder}
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
