/** The client programs of MySQL and MariaDB, run as the user of the settings. */
import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { databaseCaFile } from '#config/database_tls'
import env from '#start/env'
import { BackupRefusal } from '#backups/refusal'

/** Their names with either server. MariaDB's speak to a MySQL of today only in part, and the other way round. */
const NAMES = {
  client: { mariadb: ['mariadb', 'mysql'], mysql: ['mysql'] },
  dump: { mariadb: ['mariadb-dump', 'mysqldump'], mysql: ['mysqldump'] },
  log: { mariadb: ['mariadb-binlog', 'mysqlbinlog'], mysql: ['mysqlbinlog'] },
} as const

export type ServerKind = 'mariadb' | 'mysql'

/** A database server, and as whom it is asked. */
export interface DatabaseServer {
  kind: ServerKind
  host: string
  port: number
  user: string
  password: string
}

type Program = ChildProcessByStdio<Writable, Readable, Readable>

const KEPT_ERRORS = 2_000

/** MariaDB's programs know the first way to ask for the right name in the certificate, MySQL's the second; each skips the other. */
const TLS =
  databaseCaFile === null
    ? []
    : [
        `--ssl-ca=${databaseCaFile}`,
        '--loose-ssl-verify-server-cert',
        '--loose-ssl-mode=VERIFY_IDENTITY',
      ]

/** The server of the settings, or another one with the same user. @throws {BackupRefusal} programFailed */
export async function serverAt(
  other?: { host: string; port: number } | null
): Promise<DatabaseServer> {
  const server = {
    host: env.get('DB_HOST', '127.0.0.1'),
    port: env.get('DB_PORT', 3306),
    user: env.get('DB_USER', 'root'),
    password: env.get('DB_PASSWORD', ''),
    ...other,
  }
  const [[version = ''] = []] = await query({ ...server, kind: 'mariadb' }, 'select version()')
  return { ...server, kind: version.includes('MariaDB') ? 'mariadb' : 'mysql' }
}

function pathOf(name: keyof typeof NAMES, kind: ServerKind): string {
  const names = NAMES[name][kind]
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const each of names) {
      const path = join(folder, each)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        // this folder does not have it
      }
    }
  }
  throw new BackupRefusal('programMissing', names.join(' or '))
}

export interface Running {
  input: Writable
  output: Readable
  /** Resolves when it has ended well. @throws {BackupRefusal} programFailed */
  ended: Promise<void>
  kill: () => void
}

/** Starts one of the programs against that server. Reads no settings but these: no option file of this machine counts. */
export function startProgram(
  name: keyof typeof NAMES,
  server: DatabaseServer,
  args: readonly string[]
): Running {
  const where = [`--host=${server.host}`, `--port=${server.port}`, `--user=${server.user}`]
  const child: Program = spawn(
    pathOf(name, server.kind),
    ['--no-defaults', ...where, '--protocol=tcp', ...TLS, ...args],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      // the password not among the arguments, which every user of this machine can read; times of the log in UTC
      env: { ...process.env, MYSQL_PWD: server.password, TZ: 'UTC' },
    }
  )
  let errors = ''
  child.stderr.on('data', (text: Buffer) => {
    errors = `${errors}${text.toString()}`.slice(-KEPT_ERRORS)
  })
  // a program that ended early is reported by its code
  child.stdin.on('error', () => {})
  const ended = new Promise<void>((resolve, reject) => {
    const fail = (cause: string) => reject(new BackupRefusal('programFailed', name, cause.trim()))
    child.on('error', (error) => fail(error.message))
    child.on('close', (code) => (code === 0 ? resolve() : fail(errors)))
  })
  // whoever waits for the streams first must not leave it unheard
  ended.catch(() => {})
  return { input: child.stdin, output: child.stdout, ended, kill: () => child.kill() }
}

/** Runs statements, and resolves to the rows as lists of texts. */
export async function query(
  server: DatabaseServer,
  sql: string,
  database?: string
): Promise<string[][]> {
  const args = ['--batch', '--skip-column-names', `--execute=${sql}`]
  const running = startProgram('client', server, database ? [...args, database] : args)
  running.input.end()
  let text = ''
  running.output.setEncoding('utf8')
  for await (const chunk of running.output) text += String(chunk)
  await running.ended
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
}
