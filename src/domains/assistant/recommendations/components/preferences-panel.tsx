import { Compass, MapPinned, Route, Sun } from "lucide-react";
import type { FormEvent } from "react";
import { Accordion, AccordionItem } from "#src/design/primitives/accordion.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import type { Asked } from "../asked-rules.ts";
import {
  ACTIVITIES,
  INTERESTS,
  type Preferences,
  REQUEST_TYPES,
  type RequestType,
} from "../limits-contract.ts";
import { BoatFields } from "./boat-fields.tsx";
import { ChoiceList } from "./choice-list.tsx";
import { LocationFields } from "./location-fields.tsx";
import { WishFields } from "./wish-fields.tsx";

const ICONS: Readonly<Record<RequestType, typeof Sun>> = {
  destination: MapPinned,
  activity: Compass,
  route: Route,
  weather_based: Sun,
};

interface PreferencesPanelProps {
  asked: Asked;
  /** What is wrong with the place. */
  problem: string | null;
  /** Where the preferences are kept, once they are. */
  kept: string | null;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function PreferencesPanel(props: PreferencesPanelProps) {
  const { asked, problem, kept, isBusy, onSubmit } = props;
  const { preferences } = asked;
  return (
    <Card asChild padding="none">
      <section aria-labelledby="preferences">
        <h2 id="preferences" className="border-line border-b px-5 py-4 text-xl">
          Your preferences
        </h2>
        <form
          method="get"
          action="/ai-recommendations"
          noValidate
          onSubmit={onSubmit}
          className="flex flex-col gap-6 p-5"
        >
          <LocationFields place={asked.place} position={asked.position} problem={problem} />
          <WishFields preferences={preferences} />
          <ChoiceList
            legend="Favorite activities"
            name="favoriteActivities"
            choices={ACTIVITIES}
            chosen={preferences.favoriteActivities}
          />
          <MoreWishes preferences={preferences} />
          <AskButtons isBusy={isBusy} />
          <p role="status" className="text-ink-soft text-xs empty:hidden">
            {kept}
          </p>
        </form>
      </section>
    </Card>
  );
}

/** Open for whoever has said something there. */
function MoreWishes({ preferences }: { preferences: Preferences }) {
  const { interests, boatSpeedKnots, draftFeet } = preferences;
  const hasBoat = boatSpeedKnots !== null || draftFeet !== null;
  return (
    <Accordion>
      <AccordionItem title="Interests" isOpenAtFirst={interests.length > 0}>
        <ChoiceList
          legend="What interests you"
          name="interests"
          choices={INTERESTS}
          chosen={interests}
        />
      </AccordionItem>
      <AccordionItem title="Your boat" isOpenAtFirst={hasBoat}>
        <BoatFields preferences={preferences} />
      </AccordionItem>
    </Accordion>
  );
}

function AskButtons({ isBusy }: { isBusy: boolean }) {
  return (
    <fieldset>
      <legend className="sr-only">Find</legend>
      <div className="grid grid-cols-2 gap-3">
        {(Object.entries(REQUEST_TYPES) as [RequestType, string][]).map(([type, label]) => {
          const Icon = ICONS[type];
          return (
            <Button key={type} type="submit" name="requestType" value={type} pending={isBusy}>
              <Icon aria-hidden /> {label}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
