import { type RefObject, useEffect, useState } from "react";

/** True once the element has come near the screen: the moment to ask for what it shows. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
