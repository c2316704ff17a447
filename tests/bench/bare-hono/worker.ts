import { Hono } from "hono";

const app = new Hono();
app.get("/hello", (c) => c.json({ hello: "world" }));

export default app;
