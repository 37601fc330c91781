import { expect, test } from "vitest";
import { freeOf, marginNotes } from "#src/design/map/names/frame-names.ts";
import { worldPoint } from "#src/design/map/names/mercator.ts";
import type { ShownName } from "#src/design/map/names/names-file.ts";
import { placeNames } from "#src/design/map/names/place-names.ts";

const ZOOM = 12;
const names: ShownName[] = Array.from({ length: 300 }, (_, order) => ({
  kind: order % 2 === 0 ? "bay" : "town",
  name: `Name ${order}`,
  latitude: 38.9 + (order % 17) * 0.013,
  longitude: -76.6 + Math.floor(order / 17) * 0.021,
  zoom: 8 + (order % 13) / 4,
}));
const placed = placeNames(names, [], ZOOM, ({ name }) => ({ width: name.length * 8, height: 16 }));

function shownAt(latitude: number, longitude: number, width = 800, height = 600) {
  const center = worldPoint({ latitude, longitude }, ZOOM);
  const corner = { x: center.x - width / 2, y: center.y - height / 2 };
  const degrees = (360 * width) / (512 * 2 ** ZOOM);
  const tall = ((degrees * height) / width) * Math.cos((latitude * Math.PI) / 180);
  const bounds = {
    ...{ west: longitude - degrees / 2, east: longitude + degrees / 2 },
    ...{ south: latitude - tall / 2, north: latitude + tall / 2 },
  };
  const view = { bounds, width, height, zoom: ZOOM };
  const notes = marginNotes(view);
  return { shown: placed.filter(freeOf(view, corner, notes)), corner, notes };
}

test("while a person pans, a name that stays well in the frame stays shown where it is", () => {
  const before = shownAt(39, -76.45);
  const after = shownAt(39.004, -76.442);
  const inBoth = (at: { x: number; y: number }) =>
    [before, after].every(({ corner }) => {
      const [x, y] = [at.x - corner.x, at.y - corner.y];
      return x > 180 && x < 620 && y > 60 && y < 430;
    });
  const lasting = placed.filter(({ name }) => inBoth(worldPoint(name, ZOOM)));
  expect(lasting.length).toBeGreaterThan(10);
  for (const name of lasting) {
    expect(before.shown).toContain(name);
    expect(after.shown).toContain(name);
  }
});

test("no name is cut by the frame, lies on its figures, the rulers or the buttons", () => {
  const { shown, corner } = shownAt(39, -76.45, 390, 384);
  expect(shown.length).toBeGreaterThan(0);
  for (const { name, size, offset } of shown) {
    const at = worldPoint(name, ZOOM);
    const left = at.x + offset.x - size.width / 2 - corner.x;
    const bottom = at.y + offset.y + size.height / 2 - corner.y;
    expect(left).toBeGreaterThanOrEqual(11);
    expect(left + size.width).toBeLessThanOrEqual(390 - 11);
    expect(bottom - size.height).toBeGreaterThanOrEqual(26);
    expect(left < 200 && bottom > 384 - 112).toBe(false);
    expect(left + size.width > 390 - 60 && bottom > 384 - 150).toBe(false);
  }
});
