import type { ComponentProps } from "react";

/**
 * A form that our scripts send. `dialog` is the one method that does nothing by itself: pressed
 * before the scripts are there, it neither puts a password into an address nor loses what was typed.
 */
export function AccountForm(props: Pick<ComponentProps<"form">, "onSubmit" | "children">) {
  return <form method="dialog" noValidate className="flex flex-col gap-5" {...props} />;
}
