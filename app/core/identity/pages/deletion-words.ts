/** What a person types to delete their account. In a file of its own, so that the page does not load zod with the forms. */
export const DELETE_WORDS = "delete my account";
