/** The upstream of a call, remote or local. It takes commands and gives events of the OpenAI Realtime protocol. */
export interface VoiceBackend {
  /** Opens a connection with this number, after closing the one before. */
  open(connection: number): void;
  send(text: string): void;
  close(): void;
}

/** What a backend reports. The listener ignores reports of earlier connections. */
export type BackendListener = {
  opened: (connection: number) => void;
  /** HTTP status, or null when there was no answer. */
  refused: (connection: number, status: number | null) => void;
  heard: (connection: number, text: string) => void;
  closed: (connection: number) => void;
};
