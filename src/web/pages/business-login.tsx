import { Link, useNavigate } from "react-router";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { landingAfter } from "#src/domains/accounts/person/rules.ts";
import { PasswordSignIn } from "#src/domains/accounts/sign-in/components/password-sign-in.tsx";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/business-login";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Business Login",
    description: "Owners of waterfront businesses sign in to manage their listings on Landfall.",
    canonicalPath: "/business-login",
  });

export default function BusinessLogin() {
  const navigate = useNavigate();
  return (
    <NarrowPage title="Business Login" lead="Manage your listings, answer reviews, see bookings.">
      <PasswordSignIn
        wrongText="Invalid credentials. Please try again."
        onSignedIn={(user, needsPassword) =>
          navigate(landingAfter("/business-login", { user, needsPassword }))
        }
      />
      <ul className="flex flex-col gap-2 border-line border-t pt-4 text-sm">
        <li>
          Not listed yet?{" "}
          <TextLink asChild>
            <Link to="/add-business">Add Your Business</Link>
          </TextLink>
        </li>
        <li>
          Something not working?{" "}
          <TextLink asChild>
            <Link to="/support">Contact support</Link>
          </TextLink>
        </li>
      </ul>
    </NarrowPage>
  );
}
