import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";

test.each([
  [["a", 1.5, true, null], "a,1.5,true,\r\n"],
  [['He said "so", then', "two\nlines"], '"He said ""so"", then","two\nlines"\r\n'],
  [["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1"], "'=1+1,'+1,'-1,'@SUM(A1),'\t=1,' =1\r\n"],
  [["＝1+1", "＋1", " －1", "＠SUM(A1)"], "'＝1+1,'＋1,' －1,'＠SUM(A1)\r\n"],
  [['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"\r\n`],
  [[";=1", "a; +1", "b|-1;@x", "low;high"], ";'=1,a; '+1,b|'-1;'@x,low;high\r\n"],
  [[-29, 0.5], "-29,0.5\r\n"],
])("%j becomes a line whose texts are no formulas", (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
