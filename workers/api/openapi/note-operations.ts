import { fileNoteSchema } from "../file-notes.ts";
import type { Operation } from "./operation.ts";

export const noteOperations: Operation[] = [
  {
    method: "get",
    path: "/api/notes/{conversation}",
    tag: "Notes",
    auth: "bearer",
    scope: "practice:read",
    summary: "The file note of a session of one's own, such as the one that a webhook note.ready names",
    response: {
      status: 200,
      describes: "The note. ready_at is null until its writer has marked it as ready.",
      schema: fileNoteSchema,
    },
    errors: {
      401: "No token or key, or one that is not valid: { error, code }.",
      403: "A key without the scope practice:read, or of nobody: { error, code, reason }.",
      404: "No such session, no note, or somebody else's.",
      429: "Too many calls in a minute; Retry-After says when.",
    },
  },
];
