/** A failure at a provider. Only its kind is kept, since a provider's response may contain personal text. */
export class ProviderFailed extends Error {
  /** `one-nonce`: only one of token and caller has a nonce. */
  readonly kind:
    | "unreachable"
    | "refused"
    | "unreadable"
    | "bad-id-token"
    | "wrong-audience"
    | "wrong-nonce"
    | "one-nonce";
  constructor(kind: ProviderFailed["kind"]) {
    super(`provider: ${kind}`);
    this.name = "ProviderFailed";
    this.kind = kind;
  }
}
