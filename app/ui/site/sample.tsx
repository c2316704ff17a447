import { classNames } from "../class-names.ts";

/** Beside a picture whose words or figures are invented. */
export function Sample(props: { className: string }) {
  return <p className={classNames("text-right text-sm text-muted", props.className)}>Sample</p>;
}
