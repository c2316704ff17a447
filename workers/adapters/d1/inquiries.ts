import { and, desc, eq, lt, lte, or } from "drizzle-orm";
import { z } from "zod";
import type { AdminLogin } from "#core/admin/actor.ts";
import type { Inquiry, InquiryView } from "#core/inquiries/inquiry.ts";
import { isAdmin } from "./admin.ts";
import type { Database } from "./database.ts";
import { userIdOfLogin } from "./identity/login-scope.ts";
import { inquiries } from "./schema/inquiry-tables.ts";
import { users } from "./schema/user-tables.ts";

/** The last inquiry of the previous page; the next page begins with the inquiry that is older than it. */
export type InquiryCursor = { createdAt: number; id: string };

export function insertInquiryStatement(db: Database, id: string, inquiry: Inquiry, nowMs: number) {
  return db.insert(inquiries).values({ id, ...inquiry, created_at: nowMs });
}

/** Inquiries, newest first; no rows unless the login is an admin's. */
export function inquiriesStatement(
  db: Database,
  login: AdminLogin,
  nowMs: number,
  of: { limit: number; after: InquiryCursor | null },
) {
  const { limit, after } = of;
  return db
    .select({
      id: inquiries.id,
      kind: inquiries.kind,
      name: inquiries.name,
      company: inquiries.company,
      email: inquiries.email,
      phone: inquiries.phone,
      details: inquiries.details,
      message: inquiries.message,
      createdAt: inquiries.created_at,
      handledAt: inquiries.handled_at,
      handledBy: users.full_name,
    })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.handled_by_user_id))
    .where(
      and(
        isAdmin(db, login, nowMs),
        after
          ? or(
              lt(inquiries.created_at, after.createdAt),
              and(eq(inquiries.created_at, after.createdAt), lt(inquiries.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(inquiries.created_at), desc(inquiries.id))
    .limit(limit);
}

export type InquiryRow = Awaited<ReturnType<typeof inquiriesStatement>>[number];

export function inquiryView(row: InquiryRow): InquiryView {
  return { ...row, details: detailsSchema.parse(row.details) };
}

const detailsSchema = z.array(z.object({ label: z.string(), value: z.string() }));

/** Changes no row unless the login is an admin's. `handledAtMs` null: the inquiry is open again. */
export function markInquiryStatement(
  db: Database,
  login: AdminLogin,
  nowMs: number,
  id: string,
  handledAtMs: number | null,
) {
  const person = userIdOfLogin(login, nowMs);
  return db
    .update(inquiries)
    .set({ handled_at: handledAtMs, handled_by_user_id: handledAtMs === null ? null : person })
    .where(and(eq(inquiries.id, id), isAdmin(db, login, nowMs)))
    .returning({ id: inquiries.id });
}

export function deleteOldInquiriesStatement(db: Database, beforeMs: number) {
  return db.delete(inquiries).where(lte(inquiries.created_at, beforeMs));
}
