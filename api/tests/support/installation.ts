/** A separate installation: an SQLite file, and commands as an operator types them, each in a process. */
import { execFile } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import { writeFile } from '#tests/season_files/support'

interface Ended {
  code: number
  text: string
}

/** The file with the tables of today, which every installation begins with a copy of. */
let migrated: Promise<string> | null = null
/** The file after `demo:seed` as well. */
let seeded: Promise<string> | null = null

async function prepared(commands: readonly string[][]): Promise<string> {
  const first = new Installation()
  for (const command of commands) {
    const { code, text } = await first.ace(command)
    if (code !== 0) throw new Error(text)
  }
  return first.file
}

const MIGRATE = ['migration:run', '--force']

export class Installation {
  readonly file = writeFile('', `commands-${Date.now()}-${Math.random()}.sqlite3`)

  /** An installation with empty tables. */
  static async migrated(): Promise<Installation> {
    return new Installation().#copy(await (migrated ??= prepared([MIGRATE])))
  }

  /** An installation after `demo:seed`, without the demo's past. */
  static async seeded(): Promise<Installation> {
    return new Installation().#copy(await (seeded ??= prepared([MIGRATE, ['demo:seed']])))
  }

  #copy(file: string): this {
    copyFileSync(file, this.file)
    return this
  }

  ace(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    return this.#run(['ace.js', ...args], env)
  }

  /** Starts a server that must refuse to start. */
  server(env: Record<string, string>): Promise<Ended> {
    return this.#run(['--import=./bin/typescript.mjs', 'bin/server.ts'], {
      NODE_ENV: 'production',
      ...env,
    })
  }

  #run(args: string[], env: Record<string, string>): Promise<Ended> {
    const settings = {
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: this.file,
      NO_COLOR: '1',
      // only its own test waits for the demo's past week
      DEMO_PAST: 'false',
      ...env,
    }
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        args,
        { cwd: app.appRoot, timeout: 120_000, env: { ...process.env, ...settings } },
        (error, stdout, stderr) =>
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr })
      )
    })
  }

  /** The number that a query returns. */
  count(sql: string): number {
    const handle = new Sqlite(this.file)
    try {
      const value: unknown = handle.prepare(sql).pluck().get()
      return Number(value)
    } finally {
      handle.close()
    }
  }

  async isPassword(username: string, password: string): Promise<boolean> {
    const handle = new Sqlite(this.file)
    const stored: unknown = handle
      .prepare('select password_hash from users where username = ?')
      .pluck()
      .get(username)
    handle.close()
    return hash.verify(String(stored), password)
  }

  run(sql: string): void {
    const handle = new Sqlite(this.file)
    handle.exec(sql)
    handle.close()
  }
}
