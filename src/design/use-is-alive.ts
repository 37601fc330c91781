import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in the server's HTML and while the browser takes it over. What is loaded apart and full of
 * buttons waits for it: a click on a drawn button whose script is not there would be lost.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
