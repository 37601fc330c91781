/** A fitted layer: one row of weights for each name, on inputs that are standardised first. */
interface Layer {
  weights: readonly (readonly number[])[];
  bias: readonly number[];
  temperature: number;
}

interface Standard {
  mean: readonly number[];
  scale: readonly number[];
  weightUnit: number;
}

export type LinearHead = Layer & Standard & { groups: readonly string[] };

/** Numbers that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How likely each name of the layer is, from the bytes that the model put out. */
export function probabilitiesOf(
  bytes: Uint8Array,
  { mean, scale, weightUnit }: Standard,
  { weights, bias, temperature }: Layer,
): number[] {
  const standardised = Float64Array.from(
    bytes,
    (byte, index) => (byte - (mean[index] ?? 0)) / (scale[index] ?? 1),
  );
  const scores = weights.map((row, name) => {
    let sum = 0;
    for (const [index, weight] of row.entries()) sum += weight * (standardised[index] ?? 0);
    return (sum * weightUnit + (bias[name] ?? 0)) / temperature;
  });
  return softmax(scores);
}

const LOGIT_SCALE = 0.075975;
const LOGIT_ZERO = 53;

/** The model's own labels: its bytes stand for logits, not for probabilities. */
export const labelProbabilities = (logits: Uint8Array): number[] =>
  softmax(Array.from(logits, (byte) => (byte - LOGIT_ZERO) * LOGIT_SCALE));

/** The last layer of the model, as its file keeps it. */
export interface LastLayer {
  /** One byte for each label and feature, label by label. */
  weights: Uint8Array;
  bias: Int32Array;
}

const WEIGHT_ZERO = 110;
const TO_LOGIT_BYTES = 0.0020302338;
const BYTE_MAX = 255;

/** What the model itself would put out after the features on which the head was fitted. */
export function logitsOf(features: Uint8Array, { weights, bias }: LastLayer): Uint8Array {
  return Uint8Array.from(bias, (start, label) => {
    let sum = start;
    const row = label * features.length;
    for (let index = 0; index < features.length; index += 1) {
      sum += ((weights[row + index] ?? 0) - WEIGHT_ZERO) * (features[index] ?? 0);
    }
    const byte = Math.round(sum * TO_LOGIT_BYTES) + LOGIT_ZERO;
    return Math.min(Math.max(byte, 0), BYTE_MAX);
  });
}
