import { z } from "zod";
import type { RouteDeclaration } from "#src/platform/http/route.server.ts";

type Json = Record<string, unknown>;

const ERROR_SCHEMA = z.toJSONSchema(
  z.object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
);

const WHO = { "signed-in": "Signed-in people", admin: "Administrators" };

export function openApiDocument(routes: readonly RouteDeclaration[], baseUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Landfall", version: "1", description: "The API of Landfall's own pages." },
    servers: [{ url: baseUrl }],
    paths,
    components: { schemas: { Error: ERROR_SCHEMA } },
  };
}

function operation(route: RouteDeclaration): Json {
  return {
    summary: route.summary,
    tags: [route.path.split("/")[2] ?? "api"],
    ...description(route),
    "x-access": route.access,
    parameters: [...parameters("path", route.params), ...parameters("query", route.query)],
    ...((route.body || route.streamsBody) && { requestBody: requestBody(route) }),
    responses: {
      [route.status ?? 200]: {
        description: "Success",
        ...(route.answerHeaders && { headers: headersOf(route.answerHeaders) }),
        content: { "application/json": { schema: schemaOf(route.answer, "output") } },
      },
      default: {
        description: "What went wrong",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

/** Who may call, in words where a use of the call is for fewer people. */
function description({ reserved = [] }: RouteDeclaration): Json {
  if (reserved.length === 0) return {};
  const uses = reserved.map(({ use, access }) => ({ use, access }));
  const sentences = uses.map(({ use, access }) => `${WHO[access]} only: ${use}.`);
  return { description: sentences.join(" "), "x-reserved": uses };
}

function headersOf(told: Readonly<Record<string, string>>): Json {
  const described = Object.entries(told).map(([name, description]) => [
    name,
    { description, schema: { type: "string" } },
  ]);
  return Object.fromEntries(described);
}

function requestBody(route: RouteDeclaration): Json {
  const content =
    route.rawBody || !route.body
      ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
      : { "application/json": { schema: schemaOf(route.body, "input") } };
  return { required: true, content };
}

function parameters(place: "path" | "query", schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
