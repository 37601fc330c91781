import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast } from "#src/design/primitives/toast-store.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
import { type Asked, toAddress, toRequest } from "../asked-rules.ts";
import { useKeepPreferences, useRecommend } from "../client.ts";
import type { RecommendationAnswer } from "../contract.ts";
import { readDevicePreferences } from "../device-preferences.ts";
import type { Preferences, RequestType } from "../limits-contract.ts";

const FAILURE = "Failed to generate recommendations";

export interface LoadedPlan {
  asked: Asked;
  answer: RecommendationAnswer | null;
  problem: string | null;
  isMember: boolean;
}

/** Asks, tells how it went, keeps the preferences and puts what was asked into the address. */
export function usePlanner(loaded: LoadedPlan) {
  const navigate = useNavigate();
  const [answered, setAnswered] = useAnswered();
  const recommend = useRecommend();
  const keep = useKeepPreferences(loaded.isMember);
  const [problem, setProblem] = useState(loaded.problem);
  const send = async (asked: Asked & { requestType: RequestType }) => {
    keep.mutate(asked.preferences);
    setProblem(null);
    try {
      const answer = await recommend.mutateAsync(toRequest(asked));
      const found = answer.recommendations.length;
      setAnswered(answer);
      toast({
        title: "Recommendations Generated",
        description: found === 0 ? "Nothing fits; the page says why." : `${found} found for you.`,
        tone: found === 0 ? "neutral" : "ok",
      });
      await navigate(`?${toAddress(asked)}`, { replace: true, preventScrollReset: true });
    } catch (error) {
      setProblem((error instanceof RequestError && error.fields?.location) || null);
      toast({ title: "Error", description: reasonOf(error, FAILURE), tone: "danger" });
    }
  };
  return {
    ask: ({ requestType, ...asked }: Asked) => {
      if (requestType !== null) void send({ ...asked, requestType });
    },
    problem,
    answer: answered ?? loaded.answer,
    isBusy: recommend.isPending,
    kept: useKeptWords(keep),
  };
}

/** What the page has asked for itself, until somebody comes back to the page without a request. */
function useAnswered() {
  const isAddressed = new URLSearchParams(useLocation().search).has("requestType");
  const [answered, setAnswered] = useState<RecommendationAnswer | null>(null);
  useEffect(() => {
    if (!isAddressed) setAnswered(null);
  }, [isAddressed]);
  return [answered, setAnswered] as const;
}

function useKeptWords({ data, isError }: ReturnType<typeof useKeepPreferences>): string | null {
  if (isError) return "Your preferences could not be kept.";
  if (!data) return null;
  return data.isOnDevice
    ? "Your preferences are kept on this device."
    : "Your preferences are kept in your account.";
}

/** What this device kept, for somebody without an account who has asked for nothing yet. */
export function useDevicePreferences({ asked, isMember }: LoadedPlan): Preferences | null {
  const [kept, setKept] = useState<Preferences | null>(null);
  const isWanted = !isMember && asked.requestType === null;
  useEffect(() => {
    if (isWanted) setKept(readDevicePreferences());
  }, [isWanted]);
  return kept;
}
