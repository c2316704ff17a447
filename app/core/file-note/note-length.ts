/** Characters. In a file of its own: browsers load it without what checks forms, which tries to compile and may not. */
export const NOTE_MOST = 4000;
