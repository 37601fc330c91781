import { useSyncExternalStore } from "react";
import {
  applyLightChoice,
  LIGHT_STORAGE_KEY,
  type LightChoice,
  parseLightChoice,
  readLightChoice,
  rememberLightChoice,
} from "#src/design/light/light-choice.ts";

const listeners = new Set<() => void>();
let current: LightChoice | null = null;

function snapshot(): LightChoice {
  current ??= readLightChoice(() => localStorage);
  return current;
}

function settle(choice: LightChoice): void {
  current = choice;
  applyLightChoice(document, choice);
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
  if (event.key === LIGHT_STORAGE_KEY) settle(parseLightChoice(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}

function chooseLight(choice: LightChoice): void {
  rememberLightChoice(() => localStorage, choice);
  settle(choice);
}

export function useLightChoice(): readonly [LightChoice, (choice: LightChoice) => void] {
  const choice = useSyncExternalStore(subscribe, snapshot, () => "system" as const);
  return [choice, chooseLight];
}
