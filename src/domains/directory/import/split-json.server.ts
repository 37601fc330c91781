import { ROW_MAX_CHARACTERS, type UnreadableRow } from "./import-row.ts";

export interface JsonText {
  line: number;
  text: string;
}

/**
 * The features of a FeatureCollection, the objects of a list, or those of a file that has one on
 * each line, each as its own text. Only brackets and strings are looked at, and one object is held
 * at a time; whoever parses the text finds what is wrong inside of it.
 */
export async function* splitJson(
  text: AsyncIterable<string>,
): AsyncGenerator<JsonText | UnreadableRow> {
  const splitter = new JsonSplitter();
  for await (const chunk of text) yield* splitter.push(chunk);
  yield* splitter.end();
}

class JsonSplitter {
  private line = 1;
  private begun = 1;
  /** The brackets that are open where we read. */
  private open: string[] = [];
  private inString = false;
  private isEscaped = false;
  /** The last string directly inside of the outermost object: the key of what follows it. */
  private rootString = "";
  private inFeatures = false;
  /** How many brackets stood around the object that is being kept; null between objects. */
  private around: number | null = null;
  private kept = "";
  /** A second object after the first: from then on each line stands for itself. */
  private isByLine = false;

  *push(chunk: string): Generator<JsonText | UnreadableRow> {
    for (const character of chunk) {
      if (this.isByLine) yield* this.readLine(character);
      else if (this.inString) this.readString(character);
      else yield* this.readOutside(character);
      if (character === "\n") this.line += 1;
    }
  }

  *end(): Generator<JsonText | UnreadableRow> {
    if (this.isByLine) yield* this.readLine("\n");
    else if (this.open.length > 0) {
      yield { line: this.begun, problem: "The file ends in the middle of this object." };
    }
  }

  private *readLine(character: string): Generator<JsonText | UnreadableRow> {
    if (character !== "\n") return this.keep(character);
    this.begun = this.line;
    const isBlank = this.kept.trim() === "";
    if (!isBlank) yield this.release();
    this.kept = "";
  }

  private readString(character: string): void {
    this.keep(character);
    if (this.isEscaped) this.isEscaped = false;
    else if (character === "\\") this.isEscaped = true;
    else if (character === '"') this.inString = false;
    else if (this.open.length === 1 && this.rootString.length < 20) this.rootString += character;
  }

  private *readOutside(character: string): Generator<JsonText | UnreadableRow> {
    if (character === "{" || character === "[") this.enter(character);
    if (this.around !== null) this.keep(character);
    if (character === '"') {
      this.inString = true;
      if (this.open.length === 1) this.rootString = "";
    }
    if (character === "}" || character === "]") yield* this.leave();
  }

  private enter(bracket: string): void {
    const depth = this.open.length;
    const isInRootObject = depth === 1 && this.open[0] === "{";
    if (bracket === "[" && isInRootObject && this.rootString === "features") {
      this.inFeatures = true;
      this.around = null;
    }
    const isElement = (depth === 1 && this.open[0] === "[") || (depth === 2 && this.inFeatures);
    if (bracket === "{" && this.around === null && (depth === 0 || isElement)) {
      this.around = depth;
      this.begun = this.line;
      this.kept = "";
    }
    this.open.push(bracket);
  }

  private *leave(): Generator<JsonText | UnreadableRow> {
    this.open.pop();
    const depth = this.open.length;
    if (this.inFeatures && depth === 1) this.inFeatures = false;
    if (this.around === null || depth !== this.around) return;
    yield this.release();
    this.kept = "";
    this.around = null;
    this.isByLine = depth === 0;
  }

  private keep(character: string): void {
    if (this.kept.length <= ROW_MAX_CHARACTERS) this.kept += character;
  }

  private release(): JsonText | UnreadableRow {
    const { begun: line, kept: text } = this;
    if (text.length <= ROW_MAX_CHARACTERS) return { line, text };
    return { line, problem: "Is longer than any listing; perhaps a bracket is not closed." };
  }
}
