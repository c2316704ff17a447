import { data } from "react-router";
import { Refusal } from "#core/errors.ts";

/** The longest form here has three short fields; what is larger is not one of ours, and would be sent back whole. */
const FORM_MAX_BYTES = 32 * 1024;

/** Refuses what is no form, or longer. Leaves the request's own body unread, for whoever reads it next. */
export async function postedForm(request: Request, maxBytes = FORM_MAX_BYTES): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  const isForm = type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data");
  if (!isForm || !(length <= maxBytes)) throw badRequest();
  return request
    .clone()
    .formData()
    .catch(() => {
      throw badRequest();
    });
}

function badRequest() {
  const { code, title, text, status } = new Refusal("bad_request");
  return data({ code, title, text }, { status });
}
