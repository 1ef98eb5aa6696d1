/**
 * The demo of the browser tests: made once in a run, and copied for each file of tests, on SQLite or on a MariaDB of their
 * own. E2E_FOLDER holds the demo and its copies.
 */
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, seedDemo } from './api.mjs'
import { Refusal } from './fail.mjs'
import { runClient, startMariadb } from './servers/mariadb.mjs'

const about = (folder) => join(folder, 'demo.json')
const dump = (folder) => join(folder, 'demo.sql')
const uploads = (folder, name) => join(folder, `uploads-${name}`)
const sqliteFile = (folder, name) => join(folder, `${name}.sqlite3`)

const KINDS = {
  sqlite: {
    settings: async (folder) => ({
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: sqliteFile(folder, 'demo'),
    }),
    async keep() {},
    async copy(folder, settings, name) {
      const SQLITE_FILE = sqliteFile(folder, name)
      copyFileSync(settings.SQLITE_FILE, SQLITE_FILE)
      return { ...settings, SQLITE_FILE }
    },
  },
  mariadb: {
    // rows of a test need not survive a power cut
    settings: async () => (await startMariadb({ databases: ['demo'], flushLogAtCommit: 0 })).env,
    keep: (folder, settings) =>
      runClient('mariadb-dump', ['--single-transaction', 'demo'], settings, { to: dump(folder) }),
    async copy(folder, settings, name) {
      const DB_DATABASE = `e2e_${name.replace(/\W/g, '_')}`
      await runClient('mariadb', [`--execute=create database ${DB_DATABASE}`], settings)
      await runClient('mariadb', [DB_DATABASE], settings, { from: dump(folder) })
      return { ...settings, DB_DATABASE }
    },
  },
}

/**
 * Makes the demo. On MariaDB its server ends with this process.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools `env` holds the settings of a server
 * @param {{ kind: string, folder: string }} options `kind` is sqlite or mariadb
 * @throws {Refusal} for another kind
 */
export async function makeDemo({ node, env }, { kind, folder }) {
  const chosen = KINDS[kind]
  if (!chosen) throw new Refusal(`E2E_DATABASE is sqlite or mariadb, not ${kind}`)
  const settings = await chosen.settings(folder)
  const tools = { node, env: { ...env, ...settings, UPLOADS_DIR: uploads(folder, 'demo') } }
  await migrate(tools)
  await seedDemo(tools)
  await chosen.keep(folder, settings)
  writeFileSync(about(folder), JSON.stringify({ kind, settings, madeAt: Date.now() }))
}

/** When the demo was made: the instant at which its tests begin, epoch milliseconds; null before it is made. */
export const demoMadeAt = (folder) =>
  existsSync(about(folder)) ? JSON.parse(readFileSync(about(folder), 'utf8')).madeAt : null

/**
 * Copies the demo.
 * @param {string} folder
 * @param {string} name of the copy
 * @returns {Promise<Record<string, string>>} the settings of a server on the copy
 */
export async function copyDemo(folder, name) {
  const { kind, settings } = JSON.parse(readFileSync(about(folder), 'utf8'))
  const UPLOADS_DIR = uploads(folder, name)
  if (existsSync(uploads(folder, 'demo'))) {
    cpSync(uploads(folder, 'demo'), UPLOADS_DIR, { recursive: true })
  }
  return { ...(await KINDS[kind].copy(folder, settings, name)), UPLOADS_DIR }
}
