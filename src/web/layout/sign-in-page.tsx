import { useLocation } from "react-router";
import { NoticePage } from "./notice-page.tsx";

/** What a loader says instead of what it would find for somebody. */
export const SIGNED_OUT = "signed-out";

/** Instead of a page that is somebody's own: signing in leads back to it. */
export function SignInPage({ children }: { children: string }) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <NoticePage title="Sign In Required" to={`/login?${next}`} label="Sign In">
      {children}
    </NoticePage>
  );
}
