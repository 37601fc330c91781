import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from "react";

/** A list of links, or of buttons that lead on as links do, with one stop of the tab key; arrows, Home and End go along, in several rows up and down. Before scripts each is a stop. */
export function RovingList(props: ComponentProps<"ul">) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const links = linksIn(list.current);
    const focused = links.find((link) => link === document.activeElement);
    stopAt(links, focused ?? links.find((link) => link.matches("[aria-current]")) ?? links[0]);
  });
  return <ul ref={list} onKeyDown={moveAlong} {...props} />;
}

const linksIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>("a, button") ?? []),
];

function stopAt(links: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const link of links) link.tabIndex = link === stop ? 0 : -1;
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = linksIn(event.currentTarget);
  const at = links.indexOf(document.activeElement as HTMLElement);
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowRight: at + 1, ArrowLeft: at - 1, ...rowSteps(links, at) },
    ...{ Home: 0, End: -1 },
  };
  const next = steps[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  const link = links.at(next % links.length);
  stopAt(links, link);
  link?.focus();
}

/** Where up and down lead: along a single row, else to the row above or below while there is one. */
function rowSteps(links: readonly HTMLElement[], at: number) {
  const topOf = (link: HTMLElement | undefined) => link?.getBoundingClientRect().top;
  const columns = links.filter((link) => topOf(link) === topOf(links[0])).length;
  if (columns === links.length) return { ArrowDown: at + 1, ArrowUp: at - 1 };
  return {
    ArrowDown: at + columns < links.length ? at + columns : at,
    ArrowUp: at - columns >= 0 ? at - columns : at,
  };
}
