import type { Event } from "./contract.ts";

/** The drawn scenes that an event of a category may be seen by. */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  "Boat Show": ["masts", "slips-from-above"],
  Festival: ["lawn-marquee", "pier-pavilion"],
  "Sailing Race": ["under-sail", "from-the-bow"],
  "Fishing Tournament": ["sport-fishing", "tackle-wall"],
  Recreation: ["kayaks", "low-water", "quiet-anchorage"],
  Education: ["chart-table", "soundings-chart"],
  "Watersports Competition": ["wind-sports", "board-rack", "beach-fleet"],
  "Marine Conservation": ["low-water", "quiet-anchorage"],
  "Networking Event": ["table-by-the-water", "dock-chairs"],
  "Training Workshop": ["at-the-helm", "chart-table", "cleat-and-line"],
};

const ANY: readonly string[] = ["pier-pavilion"];

/** The address of a scene, which looks another way for each number. */
export const drawnScene = (scene: string, number: number): string =>
  `/art/event/${scene}/${number}.svg`;

/** It is drawn by us: nobody uploaded it. */
export const isDrawn = (picture: string): boolean => picture.startsWith("/art/");

type Pictured = Pick<Event, "id" | "category" | "imageUrl">;

/** Its own picture, or a drawn scene that stays the same for it. */
export function pictureOf({ id, category, imageUrl }: Pictured): string {
  const scenes = SCENES[category] ?? ANY;
  return imageUrl ?? drawnScene(scenes[id % scenes.length] ?? "pier-pavilion", id);
}
