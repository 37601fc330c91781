const LIGHT_CHOICES = ["system", "day", "dusk", "night"] as const;

export type LightChoice = (typeof LIGHT_CHOICES)[number];
export type Light = Exclude<LightChoice, "system">;

export const LIGHT_STORAGE_KEY = "landfall-light";

/** The page colour of each light, for the browser's own frame; tokens.test.ts keeps them equal. */
export const THEME_COLORS: Record<Light, string> = {
  day: "#fbfbf6",
  dusk: "#0e1a27",
  night: "#080202",
};

export function parseLightChoice(value: unknown): LightChoice {
  return LIGHT_CHOICES.find((choice) => choice === value) ?? "system";
}

/** Storage throws when the browser blocks it; the choice then lasts for the page. */
export function readLightChoice(storage: () => Pick<Storage, "getItem">): LightChoice {
  try {
    return parseLightChoice(storage().getItem(LIGHT_STORAGE_KEY));
  } catch {
    return "system";
  }
}

export function rememberLightChoice(
  storage: () => Pick<Storage, "setItem" | "removeItem">,
  choice: LightChoice,
): void {
  try {
    if (choice === "system") storage().removeItem(LIGHT_STORAGE_KEY);
    else storage().setItem(LIGHT_STORAGE_KEY, choice);
  } catch {}
}

/** Sets what the light script sets before the first paint: the attribute and the frame colour. */
export function applyLightChoice(document: Document, choice: LightChoice): void {
  const root = document.documentElement;
  const previous = document.head.querySelector("meta[data-light-frame]");
  if (choice === "system") {
    delete root.dataset.light;
    previous?.remove();
    return;
  }
  root.dataset.light = choice;
  const frame = previous ?? document.createElement("meta");
  frame.setAttribute("name", "theme-color");
  frame.setAttribute("data-light-frame", "");
  frame.setAttribute("content", THEME_COLORS[choice]);
  // The first matching theme-color wins.
  document.head.prepend(frame);
}
