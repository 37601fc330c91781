import { SunMoon } from "lucide-react";
import { parseLightChoice } from "#src/design/light/light-choice.ts";
import { LIGHT_OPTIONS } from "#src/design/light/light-options.ts";
import { useLightChoice } from "#src/design/light/use-light-choice.ts";
import { Button } from "#src/design/primitives/button.tsx";
import { Menu, MenuRadioGroup, MenuRadioItem } from "#src/design/primitives/menu.tsx";

/** The choice of light as a drop-down, for a bar with little room. */
export function LightMenu() {
  const [choice, choose] = useLightChoice();
  const current = LIGHT_OPTIONS.find((option) => option.value === choice);
  const Icon = current?.Icon ?? SunMoon;
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Light: ${current?.label ?? "Auto"}`}>
          <Icon aria-hidden />
        </Button>
      }
    >
      <MenuRadioGroup
        aria-label="Light"
        value={choice}
        onValueChange={(value) => choose(parseLightChoice(value))}
      >
        {LIGHT_OPTIONS.map(({ value, label, Icon: OptionIcon }) => (
          <MenuRadioItem key={value} value={value}>
            <OptionIcon aria-hidden />
            {label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
