import { parseSync } from "vite";

export interface Parameter {
  /** Empty when it is taken apart at once. */
  name: string;
  /** As written; empty when it is inferred. */
  type: string;
}

export interface TopFunction {
  name: string;
  isExported: boolean;
  /** It is waited for. */
  isAsync: boolean;
  parameters: Parameter[];
  start: number;
  end: number;
}

/** The functions that a module declares at its top, exported or not. */
export function readFunctions(file: string, source: string): TopFunction[] {
  const found: TopFunction[] = [];
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const toParameter = (node: Parameterish): Parameter => {
    const pattern = node.type === "AssignmentPattern" ? node.left : node;
    const annotation = pattern.typeAnnotation?.typeAnnotation;
    return {
      name: pattern.type === "Identifier" ? pattern.name : "",
      type: annotation ? textOf(annotation).replaceAll(/\s+/g, " ") : "",
    };
  };
  for (const statement of parseSync(file, source).program.body) {
    const isExported = statement.type === "ExportNamedDeclaration";
    const declaration = isExported ? statement.declaration : statement;
    for (const [name, made] of functionsIn(declaration)) {
      const parameters = (made.params as Parameterish[]).map(toParameter);
      const isAsync =
        made.async || /^: Promise</.test(made.returnType ? textOf(made.returnType) : "");
      found.push({ name, isExported, isAsync, parameters, start: made.start, end: made.end });
    }
  }
  return found;
}

interface Parameterish {
  type: string;
  name: string;
  left: Parameterish;
  typeAnnotation?: { typeAnnotation: { start: number; end: number } } | null;
}

interface FunctionNode {
  params: unknown[];
  async: boolean;
  returnType?: { start: number; end: number } | null;
  start: number;
  end: number;
}

type Statement = ReturnType<typeof parseSync>["program"]["body"][number];

function functionsIn(declaration: Statement | null): [string, FunctionNode][] {
  if (declaration?.type === "FunctionDeclaration") {
    return [[declaration.id?.name ?? "default", declaration]];
  }
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const isFunction =
      init?.type === "ArrowFunctionExpression" || init?.type === "FunctionExpression";
    return isFunction && id.type === "Identifier"
      ? [[id.name, init] as [string, FunctionNode]]
      : [];
  });
}
