import calculator from "../browser/site/calculator.ts?module";
import guestTalk from "../browser/site/guest-talk.ts?module";
import page from "../browser/site/page.ts?module";
import replay from "../browser/site/replay.ts?module";

/** For servers: the modules that stand in the public pages themselves. */
export const siteScripts: readonly string[] = [page, calculator, guestTalk, replay];
