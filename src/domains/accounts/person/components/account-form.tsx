import type { ComponentProps } from "react";
import { PlainForm } from "#src/design/form/plain-form.tsx";

type AccountFormProps = Pick<ComponentProps<"form">, "onSubmit" | "children">;

/**
 * A form that our scripts send. `dialog` is the one method that does nothing by itself: pressed
 * before the scripts are there, it neither puts a password into an address nor loses what was typed.
 */
export function AccountForm(props: AccountFormProps) {
  return <form method="dialog" noValidate className="flex flex-col gap-5" {...props} />;
}

/** One that the server takes without scripts, too. */
export function PlainAccountForm(props: AccountFormProps) {
  return <PlainForm className="flex flex-col gap-5" {...props} />;
}
