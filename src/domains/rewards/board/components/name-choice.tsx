import { useState } from "react";
import { Card } from "#src/design/primitives/card.tsx";
import { Switch } from "#src/design/primitives/switch.tsx";
import { useSaveSettings } from "../../member/components/use-save-settings.ts";
import type { UserStats } from "../../member/contract.ts";
import { NameForm } from "./name-form.tsx";

interface NameChoiceProps {
  userId: string;
  stats: UserStats;
  /** Offered to whoever has not chosen a name. */
  firstName: string | null;
  onSaved: () => void;
}

/** Nobody is named unless they choose it; whoever changes their mind is gone at once. */
export function NameChoice({ userId, stats, firstName, onSaved }: NameChoiceProps) {
  const { showsName, displayName } = stats;
  const [isNaming, setNaming] = useState(false);
  const { save } = useSaveSettings(userId, onSaved);
  const turn = (isOn: boolean) => {
    setNaming(isOn);
    if (!isOn && showsName) void save({ showsName: false }, "Your name is off the leaderboard");
  };
  return (
    <Card asChild padding="sm">
      <section aria-label="Your name on the leaderboard" className="flex flex-col gap-3">
        <Switch
          label="Show my name on the leaderboard"
          checked={showsName || isNaming}
          onCheckedChange={turn}
        />
        <p className="text-ink-soft text-sm">
          {showsName
            ? `Others read “${displayName}” in your row.`
            : "Others read “A member” in your row. Every member with points is ranked, and only those who choose it are named."}
        </p>
        {showsName || isNaming ? (
          <NameForm
            key={displayName}
            userId={userId}
            name={displayName ?? firstName ?? ""}
            isShown={showsName}
            onSaved={() => {
              setNaming(false);
              onSaved();
            }}
          />
        ) : null}
      </section>
    </Card>
  );
}
