/**
 * Whether an IP address, in its usual form, is one of the public internet: none of the IANA special-purpose registries (RFC 6890 and
 * after), and no address at which a cloud answers its own machines. What is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  const four = bytesOfIpv4(address);
  if (four) return isPublicIpv4(four);
  const six = groupsOfIpv6(address);
  return six !== null && isPublicIpv6(six);
}

function isPublicIpv4(bytes: readonly number[]): boolean {
  const value = numberOf(bytes, 8);
  return !RESERVED_IPV4.some(([base, bits]) => {
    const from = bytesOfIpv4(base);
    return from !== null && value >> BigInt(32 - bits) === numberOf(from, 8) >> BigInt(32 - bits);
  });
}

function isPublicIpv6(groups: readonly number[]): boolean {
  const value = numberOf(groups, 16);
  const isIn = (base: string, bits: number) => {
    const from = groupsOfIpv6(base);
    return from !== null && value >> BigInt(128 - bits) === numberOf(from, 16) >> BigInt(128 - bits);
  };
  // Only 2000::/3 is given out; what leads to an IPv4 address from there is left out whole.
  return isIn("2000::", 3) && !RESERVED_IPV6.some(([base, bits]) => isIn(base, bits));
}

const RESERVED_IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  // Azure's own: it answers every machine there.
  ["168.63.129.16", 32],
];

const RESERVED_IPV6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];

function bytesOfIpv4(text: string): number[] | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return null;
  const bytes = text.split(".").map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : null;
}

/** Eight groups of 16 bits; null: it is no IPv6 address. */
function groupsOfIpv6(text: string): number[] | null {
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0 || !text.includes(":")) return null;
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  if (!before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array.from({ length: missing }, () => 0), ...after];
}

function groupsOf(part: string): number[] | null {
  if (part === "") return [];
  const groups = part.split(":").flatMap((group, at, all): (number | null)[] => {
    const four = at === all.length - 1 ? bytesOfIpv4(group) : null;
    if (four) return [numberOfPair(four[0], four[1]), numberOfPair(four[2], four[3])];
    return [/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : null];
  });
  const known = groups.filter((group) => group !== null);
  return known.length === groups.length ? known : null;
}

function numberOfPair(high = 0, low = 0): number {
  return high * 256 + low;
}

function numberOf(parts: readonly number[], bits: number): bigint {
  return parts.reduce((value, part) => (value << BigInt(bits)) | BigInt(part), 0n);
}
