/** The upstream of a call, real or local: it takes the relay's commands and gives the events of the OpenAI Realtime protocol. */
export interface VoiceBackend {
  /** Closes the connection before, if any, and reports under this number. */
  open(connection: number): void;
  send(text: string): void;
  close(): void;
}

/** What an engine reports. An earlier connection's reports are ignored by who listens. */
export type BackendListener = {
  opened: (connection: number) => void;
  /** HTTP status, or null when there was no answer. */
  refused: (connection: number, status: number | null) => void;
  heard: (connection: number, text: string) => void;
  closed: (connection: number) => void;
};
