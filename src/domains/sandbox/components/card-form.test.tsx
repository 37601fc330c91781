// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answer, answerCalls, loseConnection } from "#tests/support/answer-calls.ts";
import { closePage, fieldOf, fill, openPage, press } from "#tests/support/open-page.tsx";
import { CardForm } from "./card-form.tsx";

afterEach(closePage);

const CONFIRM = "POST /api/sandbox/intents/*/confirm";
const CHALLENGE = "POST /api/sandbox/intents/*/challenge";
const secret = "pi_sandbox_1_secret_2";

function open() {
  const onPaid = vi.fn();
  const page = () => <CardForm clientSecret={secret} label="Pay $59.00" onPaid={onPaid} />;
  openPage({ path: "/checkout", page });
  return onPaid;
}

const CARD = {
  "Test card number": "4242 4242 4242 4242",
  "Expires (MM/YY)": "12/39",
  "Security code": "123",
};

test("says that it is the sandbox, which cards work, and keeps browsers from filling in real ones", () => {
  answerCalls();
  open();
  expect(screen.getByText("Sandbox payments")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Use 4000 0000 0000 9995/ })).toBeTruthy();
  for (const label of Object.keys(CARD)) {
    expect(fieldOf(label).getAttribute("autocomplete")).toBe("off");
  }
});

test("pays once, however often the button is pressed", async () => {
  const { sent } = answerCalls({ [CONFIRM]: answer({ state: "succeeded" }) });
  const onPaid = open();
  await fill(CARD);
  const button = screen.getByRole("button", { name: "Pay $59.00" });
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  expect(sent(CONFIRM)).toEqual([
    {
      clientSecret: secret,
      number: "4242 4242 4242 4242",
      expMonth: 12,
      expYear: 2039,
      cvc: "123",
    },
  ]);
});

test("says why a card was declined and keeps what was typed", async () => {
  answerCalls({ [CONFIRM]: answer({ state: "failed", message: "Your card was declined." }) });
  const onPaid = open();
  await fill(CARD);
  await press("Pay $59.00");
  expect((await screen.findByRole("alert")).textContent).toContain("Your card was declined.");
  expect(fieldOf("Test card number").value).toBe("4242 4242 4242 4242");
  expect(onPaid).not.toHaveBeenCalled();
});

test("asks for what is missing before anything is sent, and goes to its field", async () => {
  const { sent } = answerCalls();
  open();
  const isAsked = async (label: string, words: string) => {
    await press("Pay $59.00");
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(document.activeElement).toBe(fieldOf(label));
  };
  await isAsked("Test card number", "card number");
  await fill({ ...CARD, "Expires (MM/YY)": "soon" });
  await isAsked("Expires (MM/YY)", "MM/YY");
  await fill({ ...CARD, "Security code": "12" });
  await isAsked("Security code", "security code");
  expect(sent(CONFIRM)).toEqual([]);
});

test("claims nothing about a payment whose answer was lost", async () => {
  answerCalls({ [CONFIRM]: loseConnection });
  open();
  await fill(CARD);
  await press("Pay $59.00");
  const said = (await screen.findByRole("alert")).textContent;
  expect(said).toContain("could not hear whether the payment went through");
  expect(said).not.toContain("Nothing was charged");
});

test.each([
  ["Accept", { state: "succeeded" }, true],
  ["Fail", { state: "failed", message: "We could not confirm it." }, false],
] as const)("opens the challenge in place: %s", async (choice, outcome, isPaid) => {
  const { sent } = answerCalls({
    [CONFIRM]: answer({ state: "challenge" }),
    [CHALLENGE]: answer(outcome),
  });
  const onPaid = open();
  await fill(CARD);
  await press("Pay $59.00");
  await screen.findByRole("dialog", { name: "3-D Secure" });
  await press(choice);
  if (isPaid) await vi.waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  else expect((await screen.findByRole("alert")).textContent).toContain("We could not confirm it.");
  expect(sent(CHALLENGE)).toEqual([{ clientSecret: secret, accept: isPaid }]);
});
