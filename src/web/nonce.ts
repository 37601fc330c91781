import { createContext, useContext } from "react";

/** Known only while the server renders; browsers hide it from the page anyway. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
