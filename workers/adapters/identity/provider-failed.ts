/** A failure at a provider. Only its kind is kept, since a provider's response may contain personal text. */
export class ProviderFailed extends Error {
  readonly kind: "unreachable" | "refused" | "unreadable" | "bad-id-token" | "wrong-audience" | "wrong-nonce";
  constructor(kind: ProviderFailed["kind"]) {
    super(`provider: ${kind}`);
    this.name = "ProviderFailed";
    this.kind = kind;
  }
}
