import { useNavigate } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { RequestError } from "#src/shared/http.ts";
import { useSubscribeOrganizer } from "../client.ts";
import { PLAN_PRICE } from "../limits-contract.ts";

/** To the processor's page, or, where the plan runs already, to the events. */
export function SubscribeButton({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate();
  const subscribe = useSubscribeOrganizer();

  const askToSignIn = () => {
    toast({
      title: "Please Sign In",
      description: "You need to be signed in to subscribe.",
      tone: "danger",
    });
    navigate("/login?next=/event-subscription");
  };
  const begin = async () => {
    if (!isSignedIn) return askToSignIn();
    try {
      const { checkoutUrl } = await subscribe.mutateAsync();
      if (checkoutUrl) return window.location.assign(checkoutUrl);
      toast({ title: "Your subscription is active", tone: "ok" });
      navigate("/events");
    } catch (error) {
      if (error instanceof RequestError && error.status === 401) return askToSignIn();
      toast({ title: "Error", description: "Failed to create subscription", tone: "danger" });
    }
  };
  return (
    <Button size="lg" pending={subscribe.isPending || subscribe.isSuccess} onClick={begin}>
      Subscribe for ${PLAN_PRICE}/month
    </Button>
  );
}
