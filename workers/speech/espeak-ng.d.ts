/** The package `@echogarden/espeak-ng-emscripten` as espeak-package.ts changes it. Declares only what espeak.ts uses. */
declare module "virtual:espeak-ng" {
  import type { EspeakModule } from "#workers/speech/espeak.ts";

  export function createModule(options: { getPreloadedPackage: () => ArrayBuffer }): Promise<EspeakModule>;
  /** The dictionary, phonemes and voices of English, base64. */
  export const englishData: string;
}
