import { Link } from "#src/design/primitives/link.tsx";
import { useImageFailed } from "#src/design/use-image-failed.ts";

const LOGO_SRC = "/logo.svg";

export function SiteLogo() {
  const image = useImageFailed(LOGO_SRC);
  return (
    <Link to="/" className="inline-flex min-h-11 shrink-0 items-center rounded-md text-ink">
      {image.failed ? (
        <span className="place-name text-2xl">Landfall</span>
      ) : (
        <img
          ref={image.ref}
          onError={image.onError}
          src={LOGO_SRC}
          alt="Landfall"
          width={150}
          height={40}
          fetchPriority="low"
          className="h-10 w-auto [filter:var(--logo-filter)]"
        />
      )}
    </Link>
  );
}
