import styles from "./site.css?inline";

/** For servers: the style sheet that stands in the public pages themselves, so that they are drawn after one answer. */
export const siteStyles: string = styles;
