import { Link } from "#src/design/primitives/link.tsx";

/** Above the title of a page that lies below another; large enough for a thumb. */
export const WayBack = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="wrap-anywhere inline-flex min-h-11 items-center hover:underline">
    {children}
  </Link>
);
