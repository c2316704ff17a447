/** For so long the deletion of a session can be undone. The texts of the pages say 24 hours. */
export const DELETION_UNDO_MS = 24 * 60 * 60 * 1000;
/** Then it is swept, an hour later, so that nobody undoes what is being deleted. */
export const DELETION_SWEPT_MS = DELETION_UNDO_MS + 60 * 60 * 1000;
