export const DOMAIN_PROBLEM = "Please enter a domain, such as agency.com";

/** A typed domain in the form that DNS and stored addresses have: ASCII, lower case. Null: it is none. */
export function cleanDomain(text: string): string | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^.*@/, "")
    .replace(/[/.]+$/, "");
  if (!/^[\p{L}\p{N}.-]+$/u.test(typed)) return null;
  const host = URL.parse(`https://${typed}`)?.hostname ?? "";
  return host.length <= 253 && SHAPE.test(host) ? host : null;
}

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const SHAPE = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`);

/** The domain of a cleaned email address, as `cleanDomain` gives it; "" where there is none. */
export function domainOfEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 0 ? "" : (cleanDomain(email.slice(at + 1)) ?? "");
}

/** Whether anybody can have an address there, so that having one says nothing of where somebody works. */
export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain) || FREE_MAIL_FAMILY.test(domain);
}

/** Providers with a domain in many countries. */
const FREE_MAIL_FAMILY =
  /^(?:aol|gmx|hotmail|live|mail|msn|outlook|protonmail|yahoo|yandex|zoho)\.(?:com|net|org|[a-z]{2}|(?:co|com)\.[a-z]{2})$/;

/** The large ones elsewhere, and what American internet providers give their customers. */
const FREE_MAIL = new Set([
  ...["gmail.com", "googlemail.com", "icloud.com", "me.com", "mac.com", "proton.me", "pm.me", "ymail.com", "hey.com"],
  ...["rocketmail.com", "fastmail.com", "fastmail.fm", "tutanota.com", "tuta.com", "tuta.io", "hushmail.com"],
  ...["duck.com", "inbox.com", "email.com", "usa.com", "zohomail.com", "zohomail.eu", "mailinator.com", "web.de"],
  ...["t-online.de", "freenet.de", "orange.fr", "free.fr", "laposte.net", "wanadoo.fr", "sfr.fr", "libero.it"],
  ...["virgilio.it", "btinternet.com", "sky.com", "talktalk.net", "ntlworld.com", "bigpond.com", "optusnet.com.au"],
  ...["rogers.com", "shaw.ca", "sympatico.ca", "telus.net", "uol.com.br", "bol.com.br", "terra.com.br", "ig.com.br"],
  ...["inbox.ru", "bk.ru", "list.ru", "rambler.ru", "ya.ru", "qq.com", "foxmail.com", "163.com", "126.com", "yeah.net"],
  ...["sina.com", "sohu.com", "naver.com", "daum.net", "hanmail.net", "rediffmail.com", "seznam.cz", "wp.pl", "o2.pl"],
  ...["comcast.net", "xfinity.com", "verizon.net", "att.net", "sbcglobal.net", "bellsouth.net", "cox.net"],
  ...["charter.net", "spectrum.net", "rr.com", "roadrunner.com", "earthlink.net", "centurylink.net", "frontier.com"],
  ...["optonline.net", "windstream.net", "juno.com", "netzero.net", "netscape.net", "mindspring.com", "suddenlink.net"],
]);
