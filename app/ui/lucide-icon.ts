import { type ComponentType, createElement, type SVGProps } from "react";

type IconData = {
  name: string;
  size?: number;
  aliases?: readonly string[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
};

/** In a build this stands in for lucide's function of the same name: the same elements for what we ask of icons. */
export default function createLucideIcon({
  name,
  size = 24,
  aliases = [],
  node,
}: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  const own = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)].join(" ");
  return ({ className, ...given }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: className ? `${own} ${className}` : own,
        "aria-hidden": "true",
        ...given,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
