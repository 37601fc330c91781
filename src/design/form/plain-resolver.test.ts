import { expect, test } from "vitest";
import { z } from "zod";
import { plainResolver } from "./plain-resolver.ts";

test("a form says in plain words what its schema has no words for", async () => {
  const resolve = plainResolver(
    z.object({
      name: z.string().min(1),
      age: z.number(),
      email: z.email("Please enter an e-mail."),
    }),
  );
  const values = { name: "", age: "seven" as never, email: "me" };
  const { errors } = await resolve(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors).toMatchObject({
    name: { message: "Please fill this in." },
    age: { message: "This must be a number." },
    email: { message: "Please enter an e-mail." },
  });
});
