/** A POST without a length whose body never ends, in pieces of `pieceBytes`, and how many bytes were taken of it. */
export function endlessPost(pieceBytes: number, type = "application/json"): { request: Request; taken: () => number } {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += pieceBytes;
      controller.enqueue(new Uint8Array(pieceBytes).fill(0x20));
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    body,
    headers: { "Content-Type": type },
    duplex: "half",
  };
  return { request: new Request("https://rolecall.example", init), taken: () => taken };
}
