import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { cloudflareContext } from "../context.ts";
import { Welcome } from "../welcome/welcome.tsx";

export const meta: MetaFunction = () => [
  { title: "A new app" },
  { name: "description", content: "The page a new project starts with." },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { message: context.get(cloudflareContext).env.VALUE_FROM_CLOUDFLARE };
}

export default function Home() {
  const { message } = useLoaderData<typeof loader>();
  return <Welcome message={message} />;
}
