import { parentPort, workerData } from "node:worker_threads";
import { toThreadAnswer } from "./thread-messages.server.ts";

const PAGE_BYTES = 64 * 1024;

/** The body of a file that `runInThread` starts: one input, one answer. */
export async function answerInThread(
  work: (input: unknown) => Promise<unknown>,
  { wasmMegabytes }: { wasmMegabytes: number },
): Promise<void> {
  boundWasmMemory(wasmMegabytes * 1024 * 1024);
  const answer = await work(workerData).then((result) => ({ result }), toThreadAnswer);
  parentPort?.postMessage(answer);
}

/** The limits of a thread hold for JavaScript alone; WebAssembly asks here for every page more. */
function boundWasmMemory(bytesMax: number): void {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  prototype.grow = function boundedGrow(this: WebAssembly.Memory, pages: number) {
    const wanted = this.buffer.byteLength + pages * PAGE_BYTES;
    if (wanted > bytesMax) throw new RangeError(`${wanted} bytes are more than a thread may have`);
    return grow.call(this, pages);
  };
}
