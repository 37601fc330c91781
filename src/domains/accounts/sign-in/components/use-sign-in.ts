import { useState } from "react";
import { useFormOutcome } from "#src/design/form/plain-form.tsx";
import type { CurrentUser } from "../../person/contract.ts";
import { useLogin } from "../client.ts";
import { asksSecondFactor, needsSecondFactor } from "./sign-in-complaint.ts";

export type OnSignedIn = (user: CurrentUser, needsPassword: boolean) => void;

/** Signing in, with one more step for accounts that want a second code. */
export function useSignIn(onSignedIn: OnSignedIn) {
  const login = useLogin();
  const plain = useFormOutcome();
  // Kept while the next try is under way, and when that try gets no answer.
  const [asksTotp, setAsksTotp] = useState(asksSecondFactor(plain));
  const signIn = (credentials: Parameters<typeof login.mutate>[0]) =>
    login.mutate(credentials, {
      onSuccess: (answer) => {
        if ("user" in answer) onSignedIn(answer.user, answer.needsPassword);
      },
      onError: (error) => {
        if (needsSecondFactor(error)) setAsksTotp(true);
      },
    });
  return { login, plain, asksTotp, signIn };
}
