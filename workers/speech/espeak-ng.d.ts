/** `@echogarden/espeak-ng-emscripten` as espeak-package.ts makes it. Only what espeak.ts uses is declared. */
declare module "virtual:espeak-ng" {
  import type { EspeakModule } from "#workers/speech/espeak.ts";

  export function createModule(options: { getPreloadedPackage: () => ArrayBuffer }): Promise<EspeakModule>;
  /** Dictionary, phonemes and voices of English, base64. */
  export const englishData: string;
}
