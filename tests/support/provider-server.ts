import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type ProviderServer = {
  /** OAUTH_PROVIDERS for it, under the name "hub". */
  settings: string;
  /** Who is signed in there. */
  account: { sub: string; email: string; email_verified: boolean; name: string };
  stop: () => Promise<void>;
};

/**
 * An OAuth 2 provider on another site than the app's: a page with the links "Allow" and "Refuse", and codes that are exchanged
 * once, with PKCE.
 */
export async function startProviderServer(): Promise<ProviderServer> {
  const challenges = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://provider.invalid");
    const json = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (url.pathname === "/authorize") {
      const code = randomUUID();
      challenges.set(code, url.searchParams.get("code_challenge") ?? "");
      const back = (answer: Record<string, string>) =>
        `${url.searchParams.get("redirect_uri")}?${new URLSearchParams({ ...answer, state: url.searchParams.get("state") ?? "" })}`.replaceAll(
          "&",
          "&amp;",
        );
      const links = `<a href="${back({ code })}">Allow</a> <a href="${back({ error: "access_denied" })}">Refuse</a>`;
      return response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><title>Hub</title>${links}`);
    }
    if (url.pathname === "/userinfo") return json(200, provider.account);
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = new URLSearchParams(body);
    const code = form.get("code") ?? "";
    const digest = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight = challenges.get(code) === digest;
    challenges.delete(code);
    return isRight ? json(200, { access_token: "access" }) : json(400, { error: "invalid_grant" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // The browser goes to another name of this machine than the app has; the Worker asks by address.
  const provider: ProviderServer = {
    settings: JSON.stringify({
      hub: {
        client_id: "rolecall",
        authorize_url: `http://localhost:${port}/authorize`,
        token_url: `http://127.0.0.1:${port}/token`,
        userinfo_url: `http://127.0.0.1:${port}/userinfo`,
      },
    }),
    account: { sub: "hub-1", email: "pat@agency.example", email_verified: true, name: "Pat Agent" },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
