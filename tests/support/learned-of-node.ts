import { loadLearned } from "#app/node/learned.ts";

// Before a test needs any of it, as every program in Node does.
loadLearned();
