import { ROW_MAX_CHARACTERS, type UnreadableRow } from "./import-row.ts";

export interface CsvRow {
  line: number;
  cells: string[];
}

type Place = "cell-start" | "plain" | "quoted" | "quote-in-quoted" | "skip";

/**
 * RFC 4180 as files really are: any line ending, also mixed; quotes inside of unquoted cells are
 * text. A row that makes no sense is reported, and reading goes on with the next line. Holds one
 * row at a time.
 */
export async function* splitCsv(
  text: AsyncIterable<string>,
): AsyncGenerator<CsvRow | UnreadableRow> {
  const splitter = new CsvSplitter();
  for await (const chunk of text) yield* splitter.push(chunk);
  yield* splitter.end();
}

class CsvSplitter {
  private line = 1;
  private begun = 1;
  private place: Place = "cell-start";
  private cells: string[] = [];
  private cell = "";
  private size = 0;
  private problem: string | null = null;
  private afterReturn = false;

  *push(chunk: string): Generator<CsvRow | UnreadableRow> {
    for (const character of chunk) {
      const endsReturn = this.afterReturn && character === "\n";
      this.afterReturn = character === "\r";
      if (endsReturn && this.place !== "quoted") continue;
      const isLineEnd = character === "\n" || character === "\r";
      if (isLineEnd && !endsReturn) this.line += 1;
      if (isLineEnd && this.place !== "quoted") yield* this.endRow();
      else this.take(character);
    }
  }

  *end(): Generator<CsvRow | UnreadableRow> {
    if (this.place === "quoted") this.refuse("Has a quote that is not closed", this.line);
    yield* this.endRow();
  }

  private take(character: string): void {
    this.size += 1;
    if (this.size > ROW_MAX_CHARACTERS && this.place !== "skip") {
      this.refuse("Is longer than any listing; perhaps a quote is not closed", this.line);
    }
    switch (this.place) {
      case "cell-start":
        if (character === '"') this.place = "quoted";
        else this.takePlain(character);
        return;
      case "plain":
        this.takePlain(character);
        return;
      case "quoted":
        if (character === '"') this.place = "quote-in-quoted";
        else this.cell += character;
        return;
      case "quote-in-quoted":
        this.takeAfterQuote(character);
    }
  }

  private takePlain(character: string): void {
    if (character === ",") this.endCell();
    else {
      this.place = "plain";
      this.cell += character;
    }
  }

  private takeAfterQuote(character: string): void {
    if (character === ",") this.endCell();
    else if (character !== '"') this.refuse("Has a quote at the wrong place", this.begun);
    else {
      this.place = "quoted";
      this.cell += '"';
    }
  }

  /** The rest of the line is passed over. */
  private refuse(reason: string, lastLine: number): void {
    const lost = lastLine > this.begun ? `: lines ${this.begun} to ${lastLine} are lost` : "";
    this.problem = `${reason}${lost}.`;
    this.place = "skip";
    this.cells = [];
    this.cell = "";
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = "";
    this.place = "cell-start";
  }

  /** An empty line is no row. */
  private *endRow(): Generator<CsvRow | UnreadableRow> {
    if (this.problem !== null) yield { line: this.begun, problem: this.problem };
    else if (this.size > 0) {
      this.endCell();
      yield { line: this.begun, cells: this.cells };
    }
    this.begun = this.line;
    this.place = "cell-start";
    this.cells = [];
    this.cell = "";
    this.size = 0;
    this.problem = null;
  }
}
