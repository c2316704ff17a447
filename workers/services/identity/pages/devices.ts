import type { Login } from "#core/identity/login.ts";
import { deviceLabel } from "#core/identity/pages/device-label.ts";
import type { DevicesPage } from "#core/pages/account-pages.ts";
import { runBatch } from "../../../adapters/d1/database.ts";
import { endGrantsStatements, grantsOfStatement } from "../../../adapters/d1/identity/grants.ts";
import {
  browsersStatement,
  deleteBrowserStatement,
  deleteLoginsOfStatement,
  viewerStatement,
} from "../../../adapters/d1/identity/login-rows.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import type { World } from "../../world.ts";
import { requireViewer, timeZoneOf } from "../admission.ts";
import { endOthersStatements } from "../api/proof-level.ts";
import { recordEvent } from "../record-event.ts";
import { requireLogin, requireSelf } from "./require-self.ts";

/**
 * The page of the browsers (logins) and apps (grants) that a person is signed in with. Every method throws Refusal `signed_out`
 * without a valid login.
 */
export function createDevices(world: World) {
  const { db } = world;

  return {
    async openDevices(login: Login | null): Promise<DevicesPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const [viewers, browsers, grants] = await db.batch([
        viewerStatement(db, known, nowMs),
        browsersStatement(db, known, nowMs),
        grantsOfStatement(db, userIdOfLogin(known, nowMs), nowMs),
      ]);
      const viewer = requireViewer(world, known, viewers);
      const shown = browsers.map(({ userAgent, ...row }) => ({ ...row, label: deviceLabel(userAgent) }));
      return {
        viewer,
        browsers: [...shown.filter(({ isHere }) => isHere), ...shown.filter(({ isHere }) => !isHere)],
        apps: grants.map(({ id, userAgent, ...row }) => ({ ...row, name: id, label: deviceLabel(userAgent) })),
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /** Signs out one browser or app. `name` is its identifier on the page. An unknown name changes nothing. */
    async signOutOne(login: Login | null, name: string): Promise<void> {
      const known = requireLogin(login);
      const { person } = await requireSelf(world, login);
      const nowMs = world.now();
      const [ended] = await deleteBrowserStatement(db, known, nowMs, name);
      if (!ended) await runBatch(db, [...endGrantsStatements(db, { userId: person.id, only: name })]);
      note(person.id, "Signed out one device");
    },

    /** Signs out everything except this browser. */
    async signOutElsewhere(login: Login | null): Promise<void> {
      const self = await requireSelf(world, login);
      await runBatch(db, endOthersStatements(db, self));
      note(self.person.id, "Signed out everywhere else");
    },

    async signOutEverywhere(login: Login | null): Promise<void> {
      const { person } = await requireSelf(world, login);
      await runBatch(db, [
        ...endGrantsStatements(db, { userId: person.id, all: true }),
        deleteLoginsOfStatement(db, person.id),
      ]);
      note(person.id, "Signed out everywhere");
    },
  };

  function note(userId: string, message: string): void {
    recordEvent(world, { userId, type: "signed_out", message, metadata: {} });
  }
}
