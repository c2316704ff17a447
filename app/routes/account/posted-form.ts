import { data } from "react-router";
import { Refusal } from "#core/errors.ts";

/** The longest form here has three short fields; what is larger is not one of ours, and would be sent back whole. */
const FORM_MAX_BYTES = 32 * 1024;

/** Leaves the request's own body unread, for the strategy that reads it next. */
export async function postedForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  const isForm = type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
  if (!isForm || !(length <= FORM_MAX_BYTES)) {
    const { code, title, text, status } = new Refusal("bad_request");
    throw data({ code, title, text }, { status });
  }
  return request.clone().formData();
}
