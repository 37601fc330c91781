export interface Story {
  title: string;
  place: string;
  /** From 1 to 5. */
  rating: number | null;
  picture: string | null;
  /** Under our own address. */
  path: string;
}

export const STORY_WIDTH = 1080;
export const STORY_HEIGHT = 1920;

/** The chart by day, whatever light the reader's own screen is in. */
const INK = "#10263a";
const SOFT = "#425668";
const PAGE = "#fbfbf6";
const SHOAL = "#e3f0f5";
const CONTOUR = "#8dbccf";
const ACCENT = "#a8157f";

const FRAME = { x: 64, y: 64, width: STORY_WIDTH - 128, height: STORY_HEIGHT - 128 };
const PICTURE = { x: 100, y: 100, width: STORY_WIDTH - 200, height: 1040 };

/** A story for Instagram: the picture, the name, the stars and the place on a chart's sheet. */
export async function drawStory(canvas: HTMLCanvasElement, story: Story): Promise<void> {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { serif, sans } = await loadFonts();
  const picture = story.picture ? await loadPicture(story.picture) : null;
  pen.fillStyle = PAGE;
  pen.fillRect(0, 0, STORY_WIDTH, STORY_HEIGHT);
  drawFrame(pen);
  drawPicture(pen, picture);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  const middle = STORY_WIDTH / 2;
  pen.fillStyle = INK;
  const size = story.title.length > 40 ? 68 : 84;
  pen.font = `600 ${size}px ${serif}`;
  let y = 1270;
  for (const line of wrap(pen, story.title, FRAME.width - 120, 3)) {
    pen.fillText(line, middle, y);
    y += size * 1.15;
  }
  pen.fillStyle = SOFT;
  pen.font = `400 44px ${sans}`;
  pen.fillText(wrap(pen, story.place, FRAME.width - 120, 1)[0] ?? "", middle, y);
  if (story.rating) drawStars(pen, story.rating, y + 90, sans);
  pen.fillStyle = ACCENT;
  pen.font = `600 48px ${serif}`;
  pen.fillText("Landfall", middle, 1740);
  pen.fillStyle = SOFT;
  pen.font = `400 32px ${sans}`;
  pen.fillText(`${window.location.host}${story.path}`, middle, 1800);
}

async function loadFonts(): Promise<{ serif: string; sans: string }> {
  const root = getComputedStyle(document.documentElement);
  const serif = root.getPropertyValue("--font-serif") || "serif";
  const sans = root.getPropertyValue("--font-sans") || "sans-serif";
  await Promise.allSettled([
    document.fonts.load(`600 84px ${serif}`),
    document.fonts.load(`400 44px ${sans}`),
  ]);
  return { serif, sans };
}

/** Null when it does not load: the story is drawn without it. */
async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

/** The latitude scale of a chart's edge: black and white by turns. */
function drawFrame(pen: CanvasRenderingContext2D): void {
  const { x, y, width, height } = FRAME;
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.strokeRect(x, y, width, height);
  pen.strokeRect(x + 14, y + 14, width - 28, height - 28);
  pen.fillStyle = INK;
  const step = height / 32;
  for (let part = 0; part < 32; part += 2) {
    pen.fillRect(x, y + part * step, 14, step);
    pen.fillRect(x + width - 14, y + part * step, 14, step);
  }
  const across = width / 18;
  for (let part = 0; part < 18; part += 2) {
    pen.fillRect(x + part * across, y, across, 14);
    pen.fillRect(x + part * across, y + height - 14, across, 14);
  }
}

function drawPicture(pen: CanvasRenderingContext2D, picture: HTMLImageElement | null): void {
  const { x, y, width, height } = PICTURE;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = SHOAL;
  pen.fillRect(x, y, width, height);
  if (picture) {
    const ownWidth = picture.naturalWidth || 1200;
    const ownHeight = picture.naturalHeight || 800;
    const scale = Math.max(width / ownWidth, height / ownHeight);
    const [drawn, tall] = [ownWidth * scale, ownHeight * scale];
    pen.drawImage(picture, x + (width - drawn) / 2, y + (height - tall) / 2, drawn, tall);
  } else {
    drawContours(pen);
  }
  pen.restore();
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  pen.strokeRect(x, y, width, height);
}

/** Water without soundings, for a place that has no picture. */
function drawContours(pen: CanvasRenderingContext2D): void {
  pen.strokeStyle = CONTOUR;
  pen.lineWidth = 3;
  for (let radius = 80; radius < 1000; radius += 80) {
    pen.beginPath();
    pen.ellipse(
      STORY_WIDTH / 2,
      PICTURE.y + PICTURE.height,
      radius,
      radius * 1.1,
      0,
      0,
      Math.PI * 2,
    );
    pen.stroke();
  }
}

const STAR_PATH =
  "M0-50 14.7-20.2 47.6-15.5 23.8 7.7 29.4 40.5 0 25-29.4 40.5-23.8 7.7-47.6-15.5-14.7-20.2Z";

/** Filled as far as the rating goes, with its figure beside them. */
function drawStars(pen: CanvasRenderingContext2D, rating: number, y: number, sans: string): void {
  const shape = new Path2D(STAR_PATH);
  const step = 84;
  const left = STORY_WIDTH / 2 - step * 2.5;
  pen.fillStyle = ACCENT;
  pen.strokeStyle = ACCENT;
  pen.lineWidth = 6;
  for (let star = 0; star < 5; star += 1) {
    const share = Math.min(1, Math.max(0, rating - star));
    pen.save();
    pen.translate(left + star * step, y);
    pen.scale(0.66, 0.66);
    pen.stroke(shape);
    pen.beginPath();
    pen.rect(-50, -55, 100 * share, 110);
    pen.clip();
    pen.fill(shape);
    pen.restore();
  }
  pen.fillStyle = INK;
  pen.font = `600 44px ${sans}`;
  pen.fillText(rating.toFixed(1), left + 5 * step + 6, y + 16);
}

/** At most `max` lines; what does not fit ends with an ellipsis. */
function wrap(pen: CanvasRenderingContext2D, text: string, width: number, max: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), `${lines[max - 1]}…`];
}
