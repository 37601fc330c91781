import { Images } from "lucide-react";
import { cx } from "#src/design/class-names.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";

/** The first picture large, the next two beside it where there is room; the rest is in Photos. */
export function HeroGallery({ images }: { images: readonly string[] }) {
  const [first, ...others] = images;
  const beside = others.slice(0, 2);
  return (
    <div className="relative flex h-56 gap-1 overflow-hidden bg-page sm:h-80 lg:h-112">
      {first ? (
        <HeroPicture src={first} isFirst className="grow" />
      ) : (
        <div aria-hidden data-placeholder className="unsurveyed size-full" />
      )}
      {beside.length === 2 ? (
        <div className="hidden w-1/3 flex-col gap-1 md:flex">
          {beside.map((image) => (
            <HeroPicture key={image} src={image} className="min-h-0 grow basis-0" />
          ))}
        </div>
      ) : null}
      {images.length > 1 ? (
        <div className="absolute right-4 bottom-4">
          <Button asChild variant="secondary" size="sm">
            <Link to="?tab=photos" preventScrollReset>
              <Images aria-hidden /> All {images.length} photos
            </Link>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface HeroPictureProps {
  src: string;
  isFirst?: boolean;
  className: string;
}

function HeroPicture({ src, isFirst, className }: HeroPictureProps) {
  return (
    <div className={cx("min-w-0 overflow-hidden bg-shoal", className)}>
      <img
        src={src}
        alt=""
        width={1200}
        height={800}
        fetchPriority={isFirst ? "high" : "low"}
        // Those beside the first are hidden on phones, and then not loaded.
        loading={isFirst ? "eager" : "lazy"}
        className="size-full object-cover"
      />
    </div>
  );
}
