/**
 * Loads Node's own fetch before a test loads anything. Node does so at its first use only, and the package undici, which
 * Miniflare brings, would else put its own connections beneath it, which refuse what Node's fetch sends for Stripe's package
 * ("invalid content-length header"). Files of this project share a process, so it would depend on which of them came first.
 */
void globalThis.Headers;
