import { functionOperations } from "./function-operations.ts";
import { authOperations } from "./identity-operations.ts";
import { noteOperations } from "./note-operations.ts";
import type { Operation } from "./operation.ts";
import { organizationOperations } from "./organization-operations.ts";
import { pageOperations } from "./page-operations.ts";
import { realtimeOperations } from "./realtime-operations.ts";
import { restOperations } from "./rest-operations.ts";
import { storageOperations } from "./storage-operations.ts";

/** Every documented operation. A new part of the API adds its list here. */
export const operations: Operation[] = [
  ...authOperations,
  ...restOperations,
  ...realtimeOperations,
  ...functionOperations,
  ...storageOperations,
  ...organizationOperations,
  ...noteOperations,
  ...pageOperations,
];
