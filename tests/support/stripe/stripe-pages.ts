import type { Books } from "./stripe-books.ts";
import { entryOf, type StripeTime } from "./stripe-time.ts";

/** Stripe's pages as a browser meets them: one to pay at, and one for cards and invoices. */
export function stripePages(books: Books, time: StripeTime) {
  return {
    answer(method: string, url: URL, body: string, at: number): Response {
      const [, kind, id = ""] = url.pathname.split("/");
      const pressed = method === "POST" ? (new URLSearchParams(body).get("press") ?? "") : null;
      if (kind === "pay" && books.checkouts.has(id)) return checkout(id, pressed, at);
      if (kind === "portal" && books.customers.has(id)) return portal(id, url, pressed, at);
      return new Response("not found", { status: 404 });
    },
  };

  function checkout(id: string, pressed: string | null, at: number): Response {
    const { status, quantity, price, success_url, cancel_url } = entryOf(books.checkouts, id);
    if (status !== "open") return page("Checkout", `<p>This checkout is ${status}.</p>${link(cancel_url, "Back")}`);
    if (pressed === "good" || pressed === "fails-later") {
      time.payCheckout(id, pressed, at);
      return back(success_url.replace("{CHECKOUT_SESSION_ID}", id));
    }
    const { unit_amount, interval } = entryOf(books.prices, price);
    const total = `<p>$${((unit_amount * quantity) / 100).toFixed(2)} every ${interval} for ${quantity}</p>`;
    return page(
      "Checkout",
      `${pressed === null ? "" : '<p role="alert">Your card was declined.</p>'}${total}${buttons({
        good: "Pay",
        failing: "Pay with a card that is declined",
        "fails-later": "Pay with a card that fails at the renewal",
      })}${link(cancel_url, "Back")}`,
    );
  }

  function portal(customerId: string, url: URL, pressed: string | null, at: number): Response {
    const customer = entryOf(books.customers, customerId);
    const mine = [...books.subscriptions.values()].filter(
      ({ customer: id, status }) => id === customerId && status !== "canceled",
    );
    if (pressed === "good") {
      customer.card = "good";
      time.payOpenInvoices(customerId, at);
    }
    if (pressed === "cancel")
      for (const one of mine) {
        Object.assign(one, { cancel_at_period_end: true, canceled_at: at });
        time.tellSubscription("updated", one, at);
      }
    if (pressed !== null) return back(url.pathname + url.search);
    const invoices = [...books.invoices.values()].filter(({ customer: id }) => id === customerId);
    const rows = invoices.map(({ status, amount }) => `<li>$${(amount / 100).toFixed(2)} ${status}</li>`).join("");
    return page(
      "Portal",
      `<ul>${rows}</ul>${buttons({ good: "Use another card", cancel: "Cancel the plan" })}${link(url.searchParams.get("back") ?? "/", "Return")}`,
    );
  }
}

function page(title: string, content: string): Response {
  const html = `<!doctype html><html lang="en"><title>${title} (scripted)</title><main><h1>${title}</h1>${content}</main></html>`;
  return new Response(html, { headers: { "Content-Type": "text/html" } });
}

function buttons(labels: Record<string, string>): string {
  const each = Object.entries(labels).map(
    ([press, label]) => `<button name="press" value="${press}">${label}</button>`,
  );
  return `<form method="post">${each.join(" ")}</form>`;
}

function link(address: string, label: string): string {
  return `<a href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${label}</a>`;
}

function back(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address } });
}
