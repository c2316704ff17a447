import type { Row } from "./row.ts";

/** Each person has "a.txt" in their folder of the private bucket "files"; the calls name the owner's. */
const of =
  (prefix: string): Row["path"] =>
  ({ ownerId }) =>
    `/storage/v1/object/${prefix}files/${ownerId}/a.txt`;
const fixed =
  (path: string): Row["path"] =>
  () =>
    `/storage/v1${path}`;
const move: Row["body"] = ({ ownerId, newKey }) => ({
  bucketId: "files",
  sourceKey: `${ownerId}/a.txt`,
  destinationKey: `${ownerId}/${newKey()}.txt`,
});
const ONLY_OWN = [401, 404, 404, 200, 200] as const;
const SERVER_ONLY = [401, 403, 403, 403, 200] as const;
const PERSONS = [401, 200, 200, 200, 200] as const;
const NOBODY = [400, 400, 400, 400, 400] as const;

export const storageRows: Row[] = [
  // Without a link that we signed nobody gets through, whoever they are.
  { route: "GET /storage/v1/object/sign/:bucket/:name{.+}", path: of("sign/"), status: NOBODY },
  {
    route: "PUT /storage/v1/object/upload/sign/:bucket/:name{.+}",
    path: of("upload/sign/"),
    body: () => "x",
    status: NOBODY,
  },
  { route: "GET /storage/v1/object/public/:bucket/:name{.+}", path: of("public/"), status: [404, 404, 404, 404, 404] },
  { route: "GET /storage/v1/bucket", path: fixed("/bucket"), status: PERSONS },
  { route: "POST /storage/v1/bucket", path: fixed("/bucket"), body: () => ({ name: "more" }), status: SERVER_ONLY },
  { route: "GET /storage/v1/bucket/:bucket", path: fixed("/bucket/files"), status: PERSONS },
  {
    route: "PUT /storage/v1/bucket/:bucket",
    path: fixed("/bucket/files"),
    body: () => ({ public: true }),
    status: SERVER_ONLY,
  },
  { route: "DELETE /storage/v1/bucket/:bucket", path: fixed("/bucket/files"), status: [401, 403, 403, 403, 409] },
  { route: "POST /storage/v1/bucket/:bucket/empty", path: fixed("/bucket/files/empty"), status: SERVER_ONLY },
  // A stranger's folder is empty to whoever asks; the contents are checked in storage.test.ts.
  {
    route: "POST /storage/v1/object/list/:bucket",
    path: fixed("/object/list/files"),
    body: ({ ownerId }) => ({ prefix: ownerId }),
    status: PERSONS,
  },
  {
    route: "POST /storage/v1/object/list-v2/:bucket",
    path: fixed("/object/list-v2/files"),
    body: ({ ownerId }) => ({ prefix: ownerId }),
    status: PERSONS,
  },
  { route: "POST /storage/v1/object/move", path: fixed("/object/move"), body: move, status: [401, 404, 404, 200, 404] },
  { route: "POST /storage/v1/object/copy", path: fixed("/object/copy"), body: move, status: ONLY_OWN },
  {
    route: "POST /storage/v1/object/sign/:bucket",
    path: fixed("/object/sign/files"),
    body: ({ ownerId }) => ({ expiresIn: 60, paths: [`${ownerId}/a.txt`] }),
    status: PERSONS,
  },
  {
    route: "POST /storage/v1/object/sign/:bucket/:name{.+}",
    path: of("sign/"),
    body: () => ({ expiresIn: 60 }),
    status: ONLY_OWN,
  },
  {
    route: "POST /storage/v1/object/upload/sign/:bucket/:name{.+}",
    path: ({ ownerId }) => `/storage/v1/object/upload/sign/files/${ownerId}/b.txt`,
    status: [401, 403, 403, 200, 200],
  },
  { route: "GET /storage/v1/object/info/:bucket/:name{.+}", path: of("info/"), status: ONLY_OWN },
  { route: "GET /storage/v1/object/authenticated/:bucket/:name{.+}", path: of("authenticated/"), status: ONLY_OWN },
  { route: "GET /storage/v1/object/:bucket/:name{.+}", path: of(""), status: ONLY_OWN },
  {
    route: "POST /storage/v1/object/:bucket/:name{.+}",
    path: ({ ownerId, newKey }) => `/storage/v1/object/files/${ownerId}/${newKey()}`,
    body: () => ({}),
    status: [401, 403, 403, 200, 200],
  },
  {
    route: "PUT /storage/v1/object/:bucket/:name{.+}",
    path: of(""),
    body: () => ({}),
    status: [401, 403, 403, 200, 200],
  },
  // What is not the caller's is left where it is; the answer names what was removed.
  {
    route: "DELETE /storage/v1/object/:bucket",
    path: fixed("/object/files"),
    body: ({ ownerId }) => ({ prefixes: [`${ownerId}/a.txt`] }),
    status: PERSONS,
  },
];
