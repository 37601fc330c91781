import { DropdownMenu } from "radix-ui";

/** Loaded by Menu when it is opened for the first time. */
export default DropdownMenu;
