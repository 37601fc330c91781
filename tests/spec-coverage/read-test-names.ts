import { type ESTree, parseSync, Visitor } from "vite";

/** A `describe`, a `test` or the file itself; what is skipped above is skipped below. */
interface Block {
  node: ESTree.CallExpression | undefined;
  parent: Block | undefined;
  name: string | undefined;
  skipped: boolean;
}

const SUITE_WORDS = ["describe", "suite"];
/** `fails` and `fail` run, but they prove the opposite. */
const SKIP_WORDS = ["skip", "skipIf", "runIf", "todo", "fixme", "fails", "fail"];
const RUN_WORDS = ["test", "it", "only", "concurrent", "sequential", "each", "for"];

/** Each literal test name of a file → whether a test of that name is skipped. */
export function readTestNames(file: string, source: string): Map<string, boolean> {
  const tests: Block[] = [];
  let block: Block = { node: undefined, parent: undefined, name: undefined, skipped: false };
  new Visitor({
    CallExpression(node) {
      const words = wordsOf(node.callee);
      if (isSkipStatement(words, node)) block.skipped = true;
      else if (isSuite(words) || isTest(words, node)) {
        const name = isSuite(words) ? undefined : textOf(node.arguments[0]);
        block = { node, parent: block, name, skipped: isSkipped(words, node) };
        if (name !== undefined) tests.push(block);
      }
    },
    "CallExpression:exit"(node) {
      if (block.node === node && block.parent) block = block.parent;
    },
  }).visit(parseSync(file, source).program);
  return collect(tests);
}

function collect(tests: readonly Block[]): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const test of tests) {
    if (test.name === undefined) continue;
    names.set(test.name, names.get(test.name) === true || isSkippedAbove(test));
  }
  return names;
}

function isSkippedAbove(block: Block | undefined): boolean {
  return block !== undefined && (block.skipped || isSkippedAbove(block.parent));
}

/** `test.skip.each([…])` → test, skip, each. */
function wordsOf(callee: ESTree.Expression): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return wordsOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee.tag);
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier") {
    return [...wordsOf(callee.object), callee.property.name];
  }
  return [];
}

function isSuite(words: readonly string[]): boolean {
  const [first = ""] = words;
  return SUITE_WORDS.includes(first) || (first === "test" && words[1] === "describe");
}

function isTest(words: readonly string[], node: ESTree.CallExpression): boolean {
  const isCalledSo = words[0] === "test" || words[0] === "it";
  const isDeclaration = words.every((word) => [...RUN_WORDS, ...SKIP_WORDS].includes(word));
  return isCalledSo && isDeclaration && textOf(node.arguments[0]) !== undefined;
}

/** Playwright's `test.skip()` in a body. One with a condition picks browsers and counts as run. */
function isSkipStatement(words: readonly string[], node: ESTree.CallExpression): boolean {
  const [argument] = node.arguments;
  const isBare = argument === undefined || (argument.type === "Literal" && argument.value === true);
  return /^(test|it)\.(skip|fixme|fail)$/.test(words.join(".")) && isBare;
}

function isSkipped(words: readonly string[], node: ESTree.CallExpression): boolean {
  return words.some((word) => SKIP_WORDS.includes(word)) || node.arguments.some(asksToSkip);
}

function asksToSkip(argument: ESTree.Argument): boolean {
  if (argument.type !== "ObjectExpression") return false;
  return argument.properties.some(
    (property) =>
      property.type === "Property" &&
      property.key.type === "Identifier" &&
      SKIP_WORDS.includes(property.key.name) &&
      !(property.value.type === "Literal" && property.value.value === false),
  );
}

function textOf(argument: ESTree.Argument | undefined): string | undefined {
  if (argument?.type === "Literal" && typeof argument.value === "string") return argument.value;
  if (argument?.type !== "TemplateLiteral" || argument.expressions.length > 0) return undefined;
  return argument.quasis[0]?.value.cooked ?? undefined;
}
