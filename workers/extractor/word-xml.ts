/** Extracts the visible text from WordprocessingML. It builds no tree and expands no custom entities. */

const MAX_CHARACTERS = 1_000_000;

/** Elements with invisible text: the old place of moved text, the copy of a text box for old programs, and deleted text. */
const SKIPPED = new Set(["w:moveFrom", "mc:Fallback", "w:del"]);

export function wordText(xml: string, hiddenStyles: Set<string>): { text: string; cut: boolean } {
  const prefix = prefixOf(xml);
  const out: string[] = [];
  let length = 0;
  let skipDepth = 0;
  let inText = false;
  let inParagraphProperties = false;
  let runHidden = false;
  let listItem = false;
  let heading = false;
  let paragraphStart = 0;
  const add = (text: string) => {
    out.push(text);
    length += text.length;
  };

  let at = 0;
  while (at < xml.length && length < MAX_CHARACTERS) {
    const open = xml.indexOf("<", at);
    if (open === -1) break;
    if (inText && skipDepth === 0 && !runHidden && open > at) add(unescaped(xml.slice(at, open)));
    const close = xml.indexOf(">", open);
    if (close === -1) break;
    at = close + 1;
    const tag = xml.slice(open + 1, close);
    const ends = tag.startsWith("/");
    const empty = tag.endsWith("/");
    const name = nameOf(tag, prefix);

    if (SKIPPED.has(name)) {
      if (!empty) skipDepth = Math.max(0, skipDepth + (ends ? -1 : 1));
      continue;
    }
    if (skipDepth > 0) continue;

    switch (name) {
      case "w:t":
        inText = !ends && !empty;
        break;
      case "w:r":
        runHidden = false;
        break;
      case "w:pPr":
        inParagraphProperties = !ends && !empty;
        break;
      case "w:vanish":
      case "w:specVanish":
        if (!inParagraphProperties && isOn(tag)) runHidden = true;
        break;
      case "w:rStyle":
        if (!inParagraphProperties && hiddenStyles.has(attributeOf(tag) ?? "")) runHidden = true;
        break;
      case "w:numId":
        if (inParagraphProperties) listItem = attributeOf(tag) !== "0";
        break;
      case "w:pStyle": {
        const style = attributeOf(tag) ?? "";
        if (/^list(?:bullet|number)/i.test(style)) listItem = true;
        if (/^(?:heading|title|subtitle)/i.test(style)) heading = true;
        break;
      }
      case "w:outlineLvl":
        if (inParagraphProperties && attributeOf(tag) !== "9") heading = true;
        break;
      case "w:p":
        if (ends) {
          finishParagraph(out, paragraphStart, listItem, heading);
          add("\n");
        }
        if (ends || !empty) {
          listItem = false;
          heading = false;
          inText = false;
          paragraphStart = out.length;
        }
        break;
      case "w:tab":
        // Inside <w:tabs> it is a tab stop, not a tab.
        if (!inParagraphProperties && !ends) add("\t");
        break;
      case "w:br":
      case "w:cr":
        if (!ends) add("\n");
        break;
      case "w:noBreakHyphen":
        add("-");
        break;
      case "w:tbl":
        add("\n");
        break;
    }
  }
  return { text: out.join(""), cut: length >= MAX_CHARACTERS };
}

/** The ids of character styles whose text is hidden. */
export function hiddenStylesOf(styles: string): Set<string> {
  const prefix = prefixOf(styles);
  const hidden = new Set<string>();
  let style: string | null = null;
  for (const [, tag = ""] of styles.matchAll(/<([^<>]+)>/g)) {
    const name = nameOf(tag, prefix);
    if (name === "w:style") style = tag.startsWith("/") ? null : (/\bstyleId="([^"]*)"/.exec(tag)?.[1] ?? null);
    else if (name === "w:vanish" && style !== null && isOn(tag)) hidden.add(style);
  }
  return hidden;
}

/** List numbers are not text in the file, so a dash marks a list item. A heading gets an empty line before and after. */
function finishParagraph(out: string[], start: number, listItem: boolean, heading: boolean): void {
  if (start >= out.length) return;
  if (listItem) out.splice(start, 0, "- ");
  if (heading) {
    out.splice(start, 0, "\n");
    out.push("\n");
  }
}

/** The namespace prefix as declared; nearly every program uses "w". */
function prefixOf(xml: string): string {
  const declared =
    /xmlns:([\w.-]+)="http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|purl\.oclc\.org\/ooxml\/wordprocessingml\/main)"/;
  return declared.exec(xml.slice(0, 10_000))?.[1] ?? "w";
}

function nameOf(tag: string, prefix: string): string {
  const start = tag.startsWith("/") ? 1 : 0;
  let end = start;
  while (end < tag.length && !" \t\r\n/".includes(tag.charAt(end))) end++;
  const name = tag.slice(start, end);
  return prefix !== "w" && name.startsWith(`${prefix}:`) ? `w:${name.slice(prefix.length + 1)}` : name;
}

function attributeOf(tag: string): string | null {
  return /:val\s*=\s*["']([^"']*)["']/.exec(tag)?.[1] ?? null;
}

function isOn(tag: string): boolean {
  return !["0", "false", "off"].includes(attributeOf(tag) ?? "1");
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes the five entities of XML and character references; any other entity stays as it is. */
function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal ?? "", 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}
