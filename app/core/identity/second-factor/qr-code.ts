/**
 * QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M (15 % may be unreadable), versions 1 to 20, which hold
 * 666 bytes. An authenticator address has 100 to 450.
 */

const MAX_VERSION = 20;
/** Table 9, level M, by version: check codewords in each block, and the number of blocks. */
const CHECK_CODEWORDS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** Rows of dark (true) and light modules, without the quiet zone. Throws when the text is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const codewords = interleaved(version, dataCodewords(version, bytes));
  const candidates = MASKS.map((_, mask) => drawn(version, codewords, mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** An SVG of the code with its quiet zone of four modules, one unit a module, black on white, sharp at any size. */
export function qrSvg(text: string): string {
  const rows = qrCode(text);
  const size = rows.length + 8;
  const path = rows.map((row, y) => runs(row, 4, y + 4)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** The dark stretches of a row as bars one unit high. */
function runs(row: boolean[], left: number, top: number): string {
  const text = row.map((dark) => (dark ? "1" : "0")).join("");
  return [...text.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + left} ${top}h${run.length}v1h-${run.length}z`)
    .join("");
}

function versionFor(length: number): number {
  for (let version = 1; version <= MAX_VERSION; version += 1) {
    if (4 + lengthBits(version) + length * 8 <= dataCapacity(version) * 8) return version;
  }
  throw new RangeError(`${length} bytes are too many for a QR code of version ${MAX_VERSION}`);
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function allCodewords(version: number): number {
  const side = version * 4 + 17;
  const alignments = alignmentCentres(version).length;
  const alignmentModules = version === 1 ? 0 : (alignments * alignments - 3) * 25 - (alignments - 2) * 2 * 5;
  const functionModules = 3 * 64 + 2 * (side - 16) + 31 + alignmentModules + (version < 7 ? 0 : 36);
  return Math.floor((side * side - functionModules) / 8);
}

function dataCapacity(version: number): number {
  return allCodewords(version) - at(CHECK_CODEWORDS, version) * at(BLOCKS, version);
}

function dataCodewords(version: number, bytes: Uint8Array): number[] {
  const capacity = dataCapacity(version);
  let bits = `0100${binary(bytes.length, lengthBits(version))}${[...bytes].map((byte) => binary(byte, 8)).join("")}`;
  bits += "0".repeat(Math.min(4, capacity * 8 - bits.length));
  bits += "0".repeat((8 - (bits.length % 8)) % 8);
  const codewords = Array.from({ length: bits.length / 8 }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  );
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
}

/** Splits the data into blocks, gives each its check codewords, and deals them out in turn. */
function interleaved(version: number, data: number[]): number[] {
  const blockCount = at(BLOCKS, version);
  const checkLength = at(CHECK_CODEWORDS, version);
  const shortLength = Math.floor(data.length / blockCount);
  const shortBlocks = blockCount - (data.length % blockCount);
  const divisor = generatorPolynomial(checkLength);
  let start = 0;
  const blocks = Array.from({ length: blockCount }, (_, index) => {
    const length = shortLength + (index < shortBlocks ? 0 : 1);
    start += length;
    return data.slice(start - length, start);
  });
  const checks = blocks.map((block) => remainder(block, divisor));
  return [...dealt(blocks, shortLength + 1), ...dealt(checks, checkLength)];
}

function dealt(blocks: number[][], length: number): number[] {
  const all: number[] = [];
  for (let index = 0; index < length; index += 1) {
    for (const block of blocks) {
      const codeword = block[index];
      if (codeword !== undefined) all.push(codeword);
    }
  }
  return all;
}

// Reed-Solomon over GF(256) with the polynomial x^8 + x^4 + x^3 + x^2 + 1.

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generatorPolynomial(degree: number): number[] {
  const coefficients: number[] = Array(degree).fill(0);
  coefficients[degree - 1] = 1;
  let root = 1;
  for (let index = 0; index < degree; index += 1) {
    for (let place = 0; place < degree; place += 1) {
      coefficients[place] = multiply(at(coefficients, place), root) ^ (coefficients[place + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return coefficients;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest: number[] = Array(divisor.length).fill(0);
  for (const codeword of data) {
    const factor = codeword ^ at(rest, 0);
    rest.shift();
    rest.push(0);
    for (const [place, coefficient] of divisor.entries()) rest[place] = at(rest, place) ^ multiply(coefficient, factor);
  }
  return rest;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, codewords: number[], mask: number): boolean[][] {
  const side = version * 4 + 17;
  const modules: (boolean | null)[][] = Array.from({ length: side }, () => Array(side).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y];
    if (row && x >= 0 && x < side) row[x] = dark;
  };

  for (let place = 0; place < side; place += 1) {
    set(place, 6, place % 2 === 0);
    set(6, place, place % 2 === 0);
  }
  const finders = [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const;
  for (const [centreX, centreY] of finders) {
    square(4, (dx, dy, ring) => set(centreX + dx, centreY + dy, ring !== 2 && ring !== 4));
  }
  const centres = alignmentCentres(version);
  for (const x of centres) {
    for (const y of centres) {
      const meetsFinder = (x === 6 && y === 6) || (x === 6 && y === side - 7) || (x === side - 7 && y === 6);
      if (!meetsFinder) square(2, (dx, dy, ring) => set(x + dx, y + dy, ring !== 1));
    }
  }
  drawFormat(side, mask, set);
  if (version >= 7) drawVersion(side, version, set);

  const bits = codewords.flatMap((codeword) => [...binary(codeword, 8)].map((bit) => bit === "1"));
  let next = 0;
  eachDataPlace(side, (x, y) => {
    if (modules[y]?.[x] !== null) return;
    const dark = bits[next] ?? false;
    next += 1;
    set(x, y, dark !== (MASKS[mask]?.(x, y) ?? false));
  });
  return modules.map((row) => row.map((dark) => dark === true));
}

function square(radius: number, draw: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) draw(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

function alignmentCentres(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

/** Level M is written as 0. Fifteen bits (BCH), twice, so that one copy may be damaged. */
function drawFormat(side: number, mask: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bits = ((mask << 10) | bch(mask, 10, 0x537)) ^ 0x5412;
  const dark = (bit: number) => ((bits >>> bit) & 1) === 1;
  for (let bit = 0; bit < 6; bit += 1) set(8, bit, dark(bit));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let bit = 9; bit < 15; bit += 1) set(14 - bit, 8, dark(bit));
  for (let bit = 0; bit < 8; bit += 1) set(side - 1 - bit, 8, dark(bit));
  for (let bit = 8; bit < 15; bit += 1) set(8, side - 15 + bit, dark(bit));
  set(8, side - 8, true);
}

function drawVersion(side: number, version: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bits = (version << 12) | bch(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >>> bit) & 1) === 1;
    const far = side - 11 + (bit % 3);
    const near = Math.floor(bit / 3);
    set(far, near, dark);
    set(near, far, dark);
  }
}

function bch(value: number, degree: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial);
  return rest;
}

/** Up and down in columns of two, from the right, around the vertical timing column. */
function eachDataPlace(side: number, visit: (x: number, y: number) => void): void {
  let upward = true;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = upward ? side - 1 - step : step;
      visit(right, y);
      visit(right - 1, y);
    }
    upward = !upward;
  }
}

/** 7.8.3: what makes a code hard to read. The mask with the least is taken. */
function penalty(rows: boolean[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] ?? false))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"]) {
      for (let from = line.indexOf(finder); from >= 0; from = line.indexOf(finder, from + 1)) sum += 40;
    }
  }
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      const isBlock = row[x + 1] === dark && rows[y + 1]?.[x] === dark && rows[y + 1]?.[x + 1] === dark;
      if (isBlock) sum += 3;
    }
  }
  const darkShare = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + Math.floor(Math.abs(darkShare * 100 - 50) / 5) * 10;
}

function binary(value: number, length: number): string {
  return value.toString(2).padStart(length, "0");
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}
