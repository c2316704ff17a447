export { FirstPractice } from "./first-practice.tsx";
