import { type RefObject, useEffect, useRef, useState } from "react";

interface ImageWatch {
  ref: RefObject<HTMLImageElement | null>;
  failed: boolean;
  onError: () => void;
}

/** Also notices an image that failed before React attached its handlers to the server's HTML. */
export function useImageFailed(src: string | null | undefined): ImageWatch {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return {
    ref,
    failed: src != null && failedSrc === src,
    onError: () => setFailedSrc(src ?? null),
  };
}
