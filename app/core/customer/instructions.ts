export const PROMPT_VERSION = "prompt-1";
