/** As Chromium writes them; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The same by the clock of the thread, which stands still while the machine runs something else. */
  tts?: number;
  tdur?: number;
}

/**
 * Tasks as long as their thread ran. On a machine that others use too, a task of 5 ms takes 50 ms now
 * and then, and Lighthouse would count the difference as the page's.
 */
export function inThreadTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const tasksOf = findTasks(events);
  return events.map((event) => {
    const task = findTask(tasksOf.get(threadOf(event)) ?? [], event.ts);
    return task ? { ...event, ...placeIn(task, event) } : event;
  });
}

type Task = Required<TraceEvent>;

/** By thread, in order, without those inside of others. */
function findTasks(events: readonly TraceEvent[]): Map<string, Task[]> {
  const tasksOf = new Map<string, Task[]>();
  for (const event of events.filter(isTask).toSorted((a, b) => a.ts - b.ts)) {
    const tasks = tasksOf.get(threadOf(event)) ?? [];
    tasksOf.set(threadOf(event), tasks);
    const last = tasks.at(-1);
    if (!last || event.ts >= last.ts + last.dur) tasks.push(event);
  }
  return tasksOf;
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

const isTask = (event: TraceEvent): event is Task =>
  event.name === "RunTask" &&
  event.dur !== undefined &&
  event.tts !== undefined &&
  event.tdur !== undefined;

/** The last that began before. */
function findTask(tasks: readonly Task[], at: number) {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.ts ?? 0) <= at) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from - 1];
  return task && at <= task.ts + task.dur ? task : undefined;
}

function placeIn(task: Task, event: TraceEvent) {
  const end = task.ts + task.tdur;
  const share = task.dur === 0 ? 0 : task.tdur / task.dur;
  const after =
    event.tts === undefined ? (event.ts - task.ts) * share : Math.max(0, event.tts - task.tts);
  const ts = Math.min(task.ts + after, end);
  if (event.dur === undefined) return { ts };
  return { ts, dur: Math.min(event.tdur ?? event.dur * share, end - ts) };
}
