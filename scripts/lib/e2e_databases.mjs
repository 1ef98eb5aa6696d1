/** The databases of the browser tests: a fresh demo for each server, on SQLite or on a MariaDB of their own. */
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, seedDemo } from './api.mjs'
import { Refusal } from './fail.mjs'
import { startMariadb } from './mariadb.mjs'

async function fill(tools) {
  await migrate(tools)
  console.log(await seedDemo(tools))
}

const sqlite = {
  settings: (folder, count) =>
    Array.from({ length: count }, (_, index) => ({
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: join(folder, `e2e-${index}.sqlite3`),
    })),
  async fill(all) {
    const [first, ...others] = all
    await fill(first)
    for (const { env } of others) copyFileSync(first.env.SQLITE_FILE, env.SQLITE_FILE)
  },
}

const mariadb = {
  async settings(_folder, count) {
    const databases = Array.from({ length: count }, (_, index) => `e2e_${index}`)
    // rows of a test need not survive a power cut
    const { env } = await startMariadb({ databases, flushLogAtCommit: 0 })
    return databases.map((name) => ({ ...env, DB_DATABASE: name }))
  },
  // in turn: the lock of a migration is the whole server's, not its database's
  async fill(all) {
    for (const tools of all) await fill(tools)
  },
}

const KINDS = { sqlite, mariadb }

/**
 * The databases of `count` servers.
 * @param {{ kind: string, folder: string, count: number }} options `kind` is sqlite or mariadb; `folder` gets the files of
 *   SQLite and, for tests that change rows themselves, the settings of each database as `e2e-<index>.json`
 * @returns {Promise<{ settings: Record<string, string>[], fill: (all: object[]) => Promise<void> }>} the API's DB_* settings
 *   of each; `fill` makes the tables and the demo, given node and environment of each server
 * @throws {Refusal} for another kind
 */
export async function e2eDatabases({ kind, folder, count }) {
  const chosen = KINDS[kind]
  if (!chosen) throw new Refusal(`E2E_DATABASE is sqlite or mariadb, not ${kind}`)
  const settings = await chosen.settings(folder, count)
  for (const [index, one] of settings.entries()) {
    writeFileSync(join(folder, `e2e-${index}.json`), JSON.stringify(one))
  }
  return { settings, fill: chosen.fill }
}
