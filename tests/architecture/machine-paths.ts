import type { Finding, Sources } from "./house.ts";

const FOLDERS = ["work", "root", "home"].join("|");

/** Absolute: a folder of the same name in an import or a URL has something before its slash. */
const START = String.raw`(?:(?<![\w./@}\-])|file:\/\/)`;
const IN_PROSE = new RegExp(`${START}/(?:${FOLDERS})/`);

/** In code, slashes around a word can be a pattern: what is not quoted needs more than flags behind it. */
const IN_CODE = new RegExp(
  String.raw`(?<=["'\`])/(?:${FOLDERS})/|${START}/(?:${FOLDERS})/(?![dgimsuvy]*(?:\.(?:test|exec)\b|(?![\w./\-])))`,
);

/** A path of the machine that wrote the file means nothing on the next one. */
export function checkMachinePaths(sources: Sources): Finding[] {
  return [...sources].flatMap(([file, source]) => {
    const pattern = /\.[cm]?[jt]sx?$/.test(file) ? IN_CODE : IN_PROSE;
    if (!pattern.test(source)) return [];
    return source.split("\n").flatMap((line, index) => {
      const found = pattern.exec(line)?.[0];
      return found ? [{ rule: "machine-path", file, detail: `line ${index + 1}: ${found}` }] : [];
    });
  });
}
