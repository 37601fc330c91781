import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, test, vi } from "vitest";
import { lookAt, startingCamera } from "./map-camera.ts";

const bounds = { west: -77, south: 38, east: -76, north: 39 };
const ROOM = { padding: expect.objectContaining({ top: 64 }), maxZoom: 14 };

test("places have room around them; a view that somebody had is shown edge to edge, however near", () => {
  const fitBounds = vi.fn();
  const map = { fitBounds } as unknown as MapLibreMap;
  lookAt(map, { bounds });
  lookAt(map, { bounds, isView: true });
  const corners = [-77, 38, -76, 39];
  expect(fitBounds.mock.calls).toEqual([
    [corners, { ...ROOM, duration: 200 }],
    [corners, { duration: 200 }],
  ]);
  expect(startingCamera({ bounds })).toMatchObject({ fitBoundsOptions: ROOM });
  expect(startingCamera({ bounds, isView: true })).toMatchObject({ fitBoundsOptions: {} });
});
