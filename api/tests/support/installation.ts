/** A separate installation: an SQLite file, and commands as an operator types them, each in a process. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import { writeFile } from '#tests/season_files/support'

interface Ended {
  code: number
  text: string
}

export class Installation {
  readonly #file = writeFile('', `commands-${Date.now()}-${Math.random()}.sqlite3`)

  /** Creates the installation; called first. */
  async migrate(): Promise<this> {
    await this.ace(['migration:run', '--force'])
    return this
  }

  ace(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    return this.#run(['ace.js', ...args], env)
  }

  /** Starts a server that must refuse to start. */
  server(env: Record<string, string>): Promise<Ended> {
    return this.#run(['--import=@poppinss/ts-exec', 'bin/server.ts'], {
      NODE_ENV: 'production',
      ...env,
    })
  }

  #run(args: string[], env: Record<string, string>): Promise<Ended> {
    const settings = {
      DB_CONNECTION: 'sqlite',
      SQLITE_FILE: this.#file,
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
    const handle = new Sqlite(this.#file)
    try {
      const value: unknown = handle.prepare(sql).pluck().get()
      return Number(value)
    } finally {
      handle.close()
    }
  }

  async isPassword(username: string, password: string): Promise<boolean> {
    const handle = new Sqlite(this.#file)
    const stored: unknown = handle
      .prepare('select password_hash from users where username = ?')
      .pluck()
      .get(username)
    handle.close()
    return hash.verify(String(stored), password)
  }

  run(sql: string): void {
    const handle = new Sqlite(this.#file)
    handle.exec(sql)
    handle.close()
  }

  remove(): void {
    for (const end of ['', '-wal', '-shm']) rmSync(this.#file + end, { force: true })
  }
}
