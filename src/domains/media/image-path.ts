import { IMAGE_ADDRESS } from "./limits-contract.ts";

const IMAGE_WIDTHS = [320, 640, 960] as const;
export const IMAGE_WIDTH_MAX = 1600;

export interface ImageFacts {
  id: string;
  width: number;
  height: number;
}

export const imagePath = ({ id, width, height }: ImageFacts): string =>
  `/media/${id}-${width}x${height}`;

export function readImagePath(address: string): ImageFacts | null {
  const match = IMAGE_ADDRESS.exec(address);
  return match && { id: match[1] ?? "", width: Number(match[2]), height: Number(match[3]) };
}

/** The widths in which a picture of this width is kept, narrowest first. */
export const storedWidths = (width: number): number[] => [
  ...IMAGE_WIDTHS.filter((narrower) => narrower < width),
  width,
];

export function imageSources(address: string): string | undefined {
  const facts = readImagePath(address);
  if (!facts) return undefined;
  return storedWidths(facts.width)
    .map((width) => `${address}/${width} ${width}w`)
    .join(", ");
}

export const imageKey = (id: string, width: number, format: "webp" | "avif"): string =>
  `images/${id}/${width}.${format}`;
