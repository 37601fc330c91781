import { type ComponentType, createContext, useContext } from "react";
import type { ListingCardFacts } from "../card-contract.ts";

interface ListingActionProps {
  business: ListingCardFacts;
  place: "card" | "page";
}

/** What a later domain lets people do with any listing, wherever it is shown. */
export const ListingActionContext = createContext<ComponentType<ListingActionProps> | null>(null);

export function ListingAction(props: ListingActionProps) {
  const Action = useContext(ListingActionContext);
  return Action ? <Action {...props} /> : null;
}
