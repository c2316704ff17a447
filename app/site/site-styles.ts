import styles from "./site.css?inline";

/** For servers: the style sheet that stands in the public pages themselves. */
export const siteStyles: string = styles;
