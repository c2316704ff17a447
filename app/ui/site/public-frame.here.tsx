export { Bar } from "./site-bar.tsx";
export { Footer } from "./site-footer.tsx";
