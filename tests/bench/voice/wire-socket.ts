import { createHash } from "node:crypto";
import { request, type Server } from "node:http";
import type { Duplex } from "node:stream";

/**
 * One end of a WebSocket, whole text messages only (RFC 6455). Every path that is compared runs over this same code at both
 * of its ends, so that a difference between two paths is what lies between the ends.
 */
export class WireSocket {
  /** Once; 1006 when the connection broke without a word. */
  onClose: (code: number) => void = () => {};
  readonly #wire: Duplex;
  readonly #masks: boolean;
  #unread: Buffer = Buffer.alloc(0);
  #onText: ((text: string) => void) | null = null;
  #early: string[] = [];
  #isClosed = false;

  constructor(wire: Duplex, masks: boolean) {
    this.#wire = wire;
    this.#masks = masks;
    wire.on("data", (bytes: Buffer) => this.#take(bytes));
    wire.on("error", () => this.#closed(1006));
    wire.on("close", () => this.#closed(1006));
  }

  /** Gets what came before there was a listener, too. */
  set onText(listener: (text: string) => void) {
    this.#onText = listener;
    for (const text of this.#early.splice(0)) listener(text);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  send(text: string): void {
    if (!this.#isClosed) this.#write(TEXT, Buffer.from(text));
  }

  close(code: number): void {
    if (this.#isClosed) return;
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(code);
    this.#write(CLOSE, payload);
    this.#hangUp(code);
  }

  #take(bytes: Buffer) {
    let rest = this.#unread.length === 0 ? bytes : Buffer.concat([this.#unread, bytes]);
    for (let frame = readFrame(rest); frame && !this.#isClosed; frame = readFrame(rest)) {
      rest = rest.subarray(frame.length);
      this.#obey(frame);
    }
    this.#unread = rest;
  }

  #obey({ opcode, payload }: Frame) {
    switch (opcode) {
      case TEXT:
        return this.#tell(payload.toString());
      case PING:
        return this.#write(PONG, payload);
      case PONG:
        return;
      case CLOSE: {
        const code = payload.length >= 2 ? viewOf(payload).getUint16(0) : 1005;
        this.#write(CLOSE, payload);
        return this.#hangUp(code);
      }
      default:
        throw new Error(`a WebSocket frame of kind ${opcode} is not expected here`);
    }
  }

  #tell(text: string) {
    if (this.#onText) this.#onText(text);
    else this.#early.push(text);
  }

  /** A client has to mask; with a key of zeros the text stays as it is. */
  #write(opcode: number, payload: Buffer) {
    const { length } = payload;
    const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
    const head = Buffer.alloc(2 + extra + (this.#masks ? 4 : 0));
    head[0] = FINAL | opcode;
    head[1] = (this.#masks ? MASKED : 0) | (extra === 0 ? length : extra === 2 ? 126 : 127);
    if (extra === 2) head.writeUInt16BE(length, 2);
    if (extra === 8) head.writeBigUInt64BE(BigInt(length), 2);
    this.#wire.write(Buffer.concat([head, payload]));
  }

  /** An upgraded connection of Node's server would stay half open. */
  #hangUp(code: number) {
    this.#wire.end(() => this.#wire.destroy());
    this.#closed(code);
  }

  #closed(code: number) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onClose(code);
  }
}

/** A client's end; rejects with what the server said instead. */
export function connect(url: string, headers: Record<string, string> = {}): Promise<WireSocket> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "cm9sZWNhbGwgYmVuY2hlcw==",
        ...headers,
      },
    });
    asked.on("upgrade", (_, wire, first) => {
      wire.setNoDelay(true);
      if (first.length > 0) wire.unshift(first);
      resolve(new WireSocket(wire, true));
    });
    asked.on("response", (response) => reject(new Error(`no socket at ${url}: ${response.statusCode}`)));
    asked.on("error", reject);
    asked.end();
  });
}

/** Takes every request for a socket. */
export function acceptSockets(server: Server, onSocket: (socket: WireSocket) => void): void {
  server.on("upgrade", (asked, wire, first: Buffer) => {
    const key = `${asked.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accepted = createHash("sha1").update(key).digest("base64");
    wire.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
    );
    asked.socket.setNoDelay(true);
    if (first.length > 0) wire.unshift(first);
    onSocket(new WireSocket(wire, false));
  });
}

const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10];
const FINAL = 0x80;
const MASKED = 0x80;

type Frame = { opcode: number; payload: Buffer; length: number };

/** The first frame of what was read; null while it is not whole. */
function readFrame(bytes: Buffer): Frame | null {
  if (bytes.length < 2) return null;
  const [first = 0, second = 0] = bytes;
  const short = second & 0x7f;
  const extra = short < 126 ? 0 : short === 126 ? 2 : 8;
  const maskBytes = second & MASKED ? 4 : 0;
  const start = 2 + extra + maskBytes;
  if (bytes.length < start) return null;
  const size = extra === 0 ? short : extra === 2 ? viewOf(bytes).getUint16(2) : Number(viewOf(bytes).getBigUint64(2));
  if (bytes.length < start + size) return null;
  const payload = bytes.subarray(start, start + size);
  const mask = bytes.subarray(start - maskBytes, start);
  return {
    opcode: first & 0x0f,
    payload: mask.some((byte) => byte !== 0) ? unmasked(payload, mask) : payload,
    length: start + size,
  };
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function unmasked(payload: Buffer, mask: Buffer): Buffer {
  return Buffer.from(payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
}
