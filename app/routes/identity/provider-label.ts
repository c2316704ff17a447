/** A provider's name in the settings, as people write it. */
export function providerLabel(provider: string): string {
  return provider.slice(0, 1).toUpperCase() + provider.slice(1);
}
