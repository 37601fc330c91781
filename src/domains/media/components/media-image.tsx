import type { ComponentProps } from "react";
import { imageSources, readImagePath } from "../image-path.ts";

interface MediaImageProps extends Omit<ComponentProps<"img">, "srcSet"> {
  src: string;
  alt: string;
  /** How wide it is shown, so that the browser takes no larger file than it needs. */
  sizes?: string;
}

/** An uploaded picture in the width that fits, or one of our own drawings as it is. */
export function MediaImage({ src, alt, sizes = "100vw", ...rest }: MediaImageProps) {
  const facts = readImagePath(src);
  if (!facts) return <img src={src} alt={alt} {...rest} />;
  const { width, height } = facts;
  return (
    <img
      src={src}
      srcSet={imageSources(src)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      {...rest}
    />
  );
}
