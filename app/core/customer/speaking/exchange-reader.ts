import type { TokensUsed } from "../customer-model.ts";
import type { ExchangeReading } from "./exchange-reading.ts";
import type { ChatMessage } from "./speaking-request.ts";

/** A language model that reads what happened in an exchange. */
export interface ExchangeReader {
  readonly name: string;
  /** True while it is not asked, because it has failed: `read` then fails with "resting" at once. */
  isResting?(): boolean;
  /** Throws a `CustomerModelFailure` when no whole reading of the right shape comes in time. */
  read(
    request: readonly ChatMessage[],
    signal: AbortSignal,
    used?: (tokens: TokensUsed) => void,
  ): Promise<ExchangeReading>;
}
