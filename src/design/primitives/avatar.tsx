import { cx } from "#src/design/class-names.ts";
import { useImageFailed } from "#src/design/use-image-failed.ts";

const SIZES = {
  sm: "size-8 text-sm",
  md: "size-10 text-base",
  lg: "size-16 text-2xl",
} as const;

const RING = "inline-flex shrink-0 overflow-hidden rounded-full border border-ink";

interface AvatarProps {
  src?: string | null;
  /** Shown without a picture, and when the picture fails. */
  letter: string;
  /** Empty beside a visible name. */
  alt?: string;
  size?: keyof typeof SIZES;
  className?: string;
}

export function Avatar({ src, letter, alt = "", size = "md", className }: AvatarProps) {
  const image = useImageFailed(src);
  if (src && !image.failed) {
    return (
      <span className={cx(RING, SIZES[size], className)}>
        <img
          ref={image.ref}
          onError={image.onError}
          src={src}
          alt={alt}
          className="size-full object-cover"
        />
      </span>
    );
  }
  return (
    <span
      className={cx(
        RING,
        "place-name items-center justify-center bg-shoal-deep text-ink leading-none",
        SIZES[size],
        className,
      )}
    >
      <span aria-hidden={alt ? true : undefined}>{letter}</span>
      {alt ? <span className="sr-only">{alt}</span> : null}
    </span>
  );
}

/** Holds the place of an avatar while it is not yet known whose it is. */
export function AvatarPlaceholder({ size = "md" }: { size?: keyof typeof SIZES }) {
  return (
    <span
      role="status"
      aria-label="Loading account"
      data-avatar-placeholder
      className={cx(RING, "unsurveyed animate-swell border-line-strong border-dashed", SIZES[size])}
    />
  );
}
