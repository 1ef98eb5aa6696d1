/** The API's settings as the launcher reads them: the environment, then api/.env, or .env of ENV_PATH. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { apiDir } from './paths.mjs'

const envFile = join(apiDir, '.env')
const DEFAULT_PORT = '3333'
const DEFAULT_HOST = '127.0.0.1'

export const newAppKey = () => randomBytes(24).toString('base64url')

export function firstEnvFile() {
  return `# Made by the first start; docs/running.md explains every setting.
# A variable of the environment wins over its line here.
NODE_ENV=production
TZ=UTC
HOST=${DEFAULT_HOST}
PORT=${DEFAULT_PORT}
# Signs the session cookies: keep it secret, keep it the same on every node.
APP_KEY=${newAppKey()}
LOG_LEVEL=info
`
}

/** Creates the files that an installation keeps outside of git: api/.env, and api/tmp for the SQLite file. */
export function ensureHome() {
  mkdirSync(join(apiDir, 'tmp'), { recursive: true })
  if (existsSync(envFile)) return
  // 0600: the file holds the key that signs sessions.
  writeFileSync(envFile, firstEnvFile(), { mode: 0o600, flag: 'wx' })
}

/** Tests and benches bring every setting: those of this machine, in api/.env, must not reach them. */
export const withoutMachineSettings = (env) => ({ ...env, ENV_PATH: 'tests' })

/** The setting of that name: from the environment, else from the file that the API reads. */
function setting(env, name) {
  const path = env.ENV_PATH ? join(resolve(apiDir, env.ENV_PATH), '.env') : envFile
  const file = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
  return env[name] ?? file[name]
}

/** @returns {{ host: string, port: number }} the address that the server will use */
export const readSettings = () => ({
  host: setting(process.env, 'HOST') ?? DEFAULT_HOST,
  port: Number(setting(process.env, 'PORT') ?? DEFAULT_PORT),
})

/** Settings whose user runs the commands that begin so, where they name one. */
const USERS = {
  'migration:': 'DB_MIGRATION',
  'brand:': 'DB_MIGRATION',
  'cell:': 'DB_MIGRATION',
  'backup': 'DB_BACKUP',
  'restore': 'DB_BACKUP',
}

/** The environment of an ace command: migrations run as the database's owner, backups as a user who may read everything. */
export function environmentOf([command = ''], env) {
  const [, prefix] = Object.entries(USERS).find(([begin]) => command.startsWith(begin)) ?? []
  const user = prefix && setting(env, `${prefix}_USER`)
  if (!user) return env
  const password = setting(env, `${prefix}_PASSWORD`) ?? ''
  return { ...env, DB_USER: user, DB_PASSWORD: password }
}
