import { useEffect } from "react";

/** Whoever comes back to the tab, or has a connection again, is shown what is so now. */
export function useReturn(renew: () => void): void {
  useEffect(() => {
    const ask = () => document.visibilityState === "visible" && renew();
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("online", ask);
    return () => {
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("online", ask);
    };
  }, [renew]);
}
