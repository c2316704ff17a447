export { ScriptTicks } from "./script-ticks.tsx";
