/** What is typed to delete an account. */
export const DELETE_WORDS = "delete my account";
