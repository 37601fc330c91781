import { createRequire } from "node:module";
import { cloneElement, type ReactElement } from "react";

/**
 * Loaded into the server's process before the server (`--import`). It remembers what React was given
 * to draw, and draws it again, bare, when it is asked to: the same tree in the same process, with all
 * data at hand. So the server itself knows nothing of being measured.
 */
const server = createRequire(import.meta.url)("react-dom/server") as Record<string, Render>;

type Render = (tree: ReactElement<TreeProps>, ...rest: unknown[]) => unknown;

interface TreeProps {
  children: ReactElement<{ context: { serverHandoffStream?: unknown } }>;
}

let trees: ReactElement<TreeProps>[] = [];
const { renderToString } = server as { renderToString: Render };

/** The first that is tried for each page; what it cannot draw is drawn again in another way. */
server.renderToString = (tree, ...rest) => {
  trees.push(tree);
  return renderToString(tree, ...rest);
};

/** React Router reads the data of a page from a stream once, and remembers what it read. */
function withDataAtHand(tree: ReactElement<TreeProps>): ReactElement<TreeProps> {
  const router = tree.props.children;
  const context = { ...router.props.context, serverHandoffStream: { getReader: () => null } };
  return cloneElement(tree, {}, cloneElement(router, { context }));
}

function drawBare(): WatchedAnswer {
  const drawn = trees.map(withDataAtHand);
  trees = [];
  const before = process.cpuUsage();
  const bytes = drawn.map((tree) => String(renderToString(tree)).length);
  return { ...usedSince(before), pages: drawn.length, bytes: bytes.reduce((a, b) => a + b, 0) };
}

function usedSince(before?: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000 };
}

export type WatchedQuestion = "cpu" | "bare";

export interface WatchedAnswer {
  /** Of all threads: since the process began, or for the bare drawing. */
  cpuMs: number;
  /** How many were drawn, and how much text came of it. */
  pages?: number;
  bytes?: number;
}

process.on("message", (question: WatchedQuestion) => {
  process.send?.(question === "bare" ? drawBare() : usedSince());
});
// The channel to whoever measures keeps no process alive.
process.channel?.unref();
