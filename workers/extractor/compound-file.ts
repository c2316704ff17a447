import { UnreadableFile } from "./unreadable-file.ts";

/**
 * A reader of Microsoft's compound file format (MS-CFB), a small file system that .doc files and encrypted documents use. Every
 * walk along a chain of sectors has a limit, because a cyclic chain would exhaust the memory of the reader.
 */
export interface CompoundFile {
  /** A stream of the root storage by name, or null. */
  findStream(name: string): Uint8Array | null;
}

const FREE_OR_END = 0xfffffffa; // MAXREGSECT: this and all larger values are not sector numbers.
const NO_ENTRY = 0xffffffff;
const DIRECTORY_ENTRY_BYTES = 128;
const MINI_SECTOR_BYTES = 64;

export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const layout = readLayout(bytes);
  const fat = readFat(layout);
  const directory = readChain(layout, fat, layout.firstDirectorySector);
  const entries = readRootEntries(directory);
  const root = entryAt(directory, 0);
  const miniFat =
    layout.miniFatSectors === 0 ? new Uint32Array(0) : numbersOf(readChain(layout, fat, layout.firstMiniFatSector));
  const miniStream = root.size === 0 ? new Uint8Array(0) : readChain(layout, fat, root.firstSector);

  return {
    findStream(name) {
      const entry = entries.find((candidate) => candidate.kind === "stream" && candidate.name === name);
      if (!entry) return null;
      if (entry.size === 0) return new Uint8Array(0);
      const whole =
        entry.size < layout.miniCutoff
          ? readMiniChain(miniStream, miniFat, entry)
          : readChain(layout, fat, entry.firstSector);
      if (whole.length < entry.size) throw new UnreadableFile("damaged");
      return whole.subarray(0, entry.size);
    },
  };
}

type Layout = {
  bytes: Uint8Array;
  view: DataView;
  sectorBytes: number;
  sectors: number;
  fatSectors: number;
  firstDirectorySector: number;
  miniCutoff: number;
  firstMiniFatSector: number;
  miniFatSectors: number;
  firstDifatSector: number;
};

function readLayout(bytes: Uint8Array): Layout {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 1_536) throw new UnreadableFile("damaged");
  const shift = view.getUint16(0x1e, true);
  const isVersion3 = view.getUint16(0x1a, true) === 3 && shift === 9;
  const isVersion4 = view.getUint16(0x1a, true) === 4 && shift === 12;
  if ((!isVersion3 && !isVersion4) || view.getUint16(0x1c, true) !== 0xfffe || view.getUint16(0x20, true) !== 6) {
    throw new UnreadableFile("damaged");
  }
  const sectorBytes = 1 << shift;
  const layout = {
    bytes,
    view,
    sectorBytes,
    // The header takes the space of one sector. The last sector may be shorter than the others.
    sectors: Math.max(0, Math.ceil(bytes.length / sectorBytes) - 1),
    fatSectors: view.getUint32(0x2c, true),
    firstDirectorySector: view.getUint32(0x30, true),
    miniCutoff: view.getUint32(0x38, true),
    firstMiniFatSector: view.getUint32(0x3c, true),
    miniFatSectors: view.getUint32(0x40, true),
    firstDifatSector: view.getUint32(0x44, true),
  };
  if (
    layout.fatSectors === 0 ||
    layout.fatSectors > layout.sectors ||
    layout.miniFatSectors > layout.sectors ||
    layout.miniCutoff !== 4_096
  ) {
    throw new UnreadableFile("damaged");
  }
  return layout;
}

function readFat(layout: Layout): Uint32Array {
  const sectors = fatSectorsOf(layout);
  const perSector = layout.sectorBytes / 4;
  const fat = new Uint32Array(sectors.length * perSector);
  sectors.forEach((sector, index) => {
    fat.set(numbersOf(sectorAt(layout, sector)), index * perSector);
  });
  return fat;
}

/** The numbers of the FAT sectors: the first 109 are in the header, the others in the DIFAT, a chain of sectors. */
function fatSectorsOf(layout: Layout): number[] {
  const inHeader = Math.min(109, layout.fatSectors);
  const sectors = Array.from({ length: inHeader }, (_, index) => layout.view.getUint32(0x4c + index * 4, true));
  const seen = new Set<number>();
  let next = layout.firstDifatSector;
  while (sectors.length < layout.fatSectors) {
    if (seen.has(next)) throw new UnreadableFile("damaged");
    seen.add(next);
    const numbers = numbersOf(sectorAt(layout, next));
    sectors.push(...numbers.subarray(0, Math.min(numbers.length - 1, layout.fatSectors - sectors.length)));
    next = numbers[numbers.length - 1] ?? NO_ENTRY;
  }
  return sectors;
}

/** Reads a chain of sectors. A chain with more sectors than the file is cyclic. Throws UnreadableFile `damaged`. */
function readChain(layout: Layout, fat: Uint32Array, first: number): Uint8Array {
  const sectors: number[] = [];
  let sector = first;
  while (sector < FREE_OR_END) {
    if (sector >= layout.sectors || sectors.length >= layout.sectors) throw new UnreadableFile("damaged");
    sectors.push(sector);
    sector = fat[sector] ?? NO_ENTRY;
  }
  return joined(sectors.map((number) => sectorAt(layout, number)));
}

function readMiniChain(miniStream: Uint8Array, miniFat: Uint32Array, entry: Entry): Uint8Array {
  const limit = Math.ceil(entry.size / MINI_SECTOR_BYTES);
  const parts: Uint8Array[] = [];
  let sector = entry.firstSector;
  while (sector < FREE_OR_END && parts.length < limit) {
    const start = sector * MINI_SECTOR_BYTES;
    if (start >= miniStream.length) throw new UnreadableFile("damaged");
    parts.push(miniStream.subarray(start, start + MINI_SECTOR_BYTES));
    sector = miniFat[sector] ?? NO_ENTRY;
  }
  return joined(parts);
}

function sectorAt(layout: Layout, sector: number): Uint8Array {
  const start = (sector + 1) * layout.sectorBytes;
  if (sector >= layout.sectors || start >= layout.bytes.length) throw new UnreadableFile("damaged");
  return layout.bytes.subarray(start, start + layout.sectorBytes);
}

type Entry = {
  name: string;
  kind: "storage" | "stream" | "other";
  left: number;
  right: number;
  child: number;
  firstSector: number;
  size: number;
};

/** The entries of the root storage only: an embedded spreadsheet or document has a tree of its own with the same names. */
function readRootEntries(directory: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<number>();
  const open = [entryAt(directory, 0).child];
  while (open.length > 0) {
    const index = open.pop() ?? NO_ENTRY;
    if (index === NO_ENTRY) continue;
    if (seen.has(index)) throw new UnreadableFile("damaged");
    seen.add(index);
    const entry = entryAt(directory, index);
    entries.push(entry);
    open.push(entry.left, entry.right);
  }
  return entries;
}

function entryAt(directory: Uint8Array, index: number): Entry {
  const start = index * DIRECTORY_ENTRY_BYTES;
  if (start + DIRECTORY_ENTRY_BYTES > directory.length) throw new UnreadableFile("damaged");
  const view = new DataView(directory.buffer, directory.byteOffset + start, DIRECTORY_ENTRY_BYTES);
  const nameBytes = Math.min(64, Math.max(2, view.getUint16(0x40, true)));
  const type = view.getUint8(0x42);
  return {
    name: new TextDecoder("utf-16le").decode(directory.subarray(start, start + nameBytes - 2)),
    kind: type === 2 ? "stream" : type === 1 ? "storage" : "other",
    left: view.getUint32(0x44, true),
    right: view.getUint32(0x48, true),
    child: view.getUint32(0x4c, true),
    firstSector: view.getUint32(0x74, true),
    size: view.getUint32(0x78, true),
  };
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
