import { type LucideIcon, Moon, Sun, SunMoon, Sunset } from "lucide-react";
import type { LightChoice } from "#src/design/light/light-choice.ts";

export const LIGHT_OPTIONS: readonly { value: LightChoice; label: string; Icon: LucideIcon }[] = [
  { value: "system", label: "Auto", Icon: SunMoon },
  { value: "day", label: "Day", Icon: Sun },
  { value: "dusk", label: "Dusk", Icon: Sunset },
  { value: "night", label: "Night", Icon: Moon },
];
