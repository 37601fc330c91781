import { expect, test } from "vitest";
import { inThreadTime, type TraceEvent } from "./thread-time.ts";

const thread = { pid: 1, tid: 2, ph: "X" };
/** 100 ms on the wall, of which its thread ran 10. */
const task = { ...thread, name: "RunTask", ts: 1000, dur: 100_000, tts: 500, tdur: 10_000 };

test("a task and what is inside it take as long as their thread ran", () => {
  const inside = [
    { ...thread, name: "Layout", ts: 41_000, dur: 60_000, tts: 2500, tdur: 8000 },
    { ...thread, name: "RunTask", ts: 50_000, dur: 40_000, tts: 3000, tdur: 1000 },
    { ...thread, ph: "I", name: "a mark without a thread's time", ts: 51_000 },
  ];
  expect(inThreadTime<TraceEvent>([task, ...inside])).toMatchObject([
    { ts: 1000, dur: 10_000 },
    { ts: 3000, dur: 8000 },
    { ts: 3500, dur: 1000 },
    { ts: 6000 },
  ]);
});

test("what is between tasks, or on another thread, stays where it was", () => {
  const others = [
    { ...thread, name: "RunTask", ts: 200_000, dur: 5000, tts: 11_000, tdur: 5000 },
    { ...thread, ph: "R", name: "firstContentfulPaint", ts: 150_000 },
    { ...thread, tid: 3, name: "Raster", ts: 2000, dur: 9000, tts: 1, tdur: 2 },
  ];
  expect(inThreadTime<TraceEvent>([task, ...others]).slice(1)).toEqual(others);
});
