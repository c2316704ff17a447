/** A legal page as data. A paragraph that is a list is shown as one. `{email}` and `{name}` stand for those of site.ts. */
export type LegalDocument = {
  title: string;
  description: string;
  /** As it is shown. */
  effective: string;
  /** In short, above the text itself. */
  summary: string;
  sections: readonly { id: string; title: string; paragraphs: readonly (string | readonly string[])[] }[];
};
