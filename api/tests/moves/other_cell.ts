/** A second database of the kind of this run, and a server on it: another cell. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { withOther } from '#core/database/other_database'
import { ServerProcess } from '#tests/crash/server_process'
import { runsOnMysql } from '#tests/support/databases'

export interface Ended {
  code: number
  text: string
}

export class OtherCell {
  readonly name: string
  readonly settings: Readonly<Record<string, string>>
  readonly server: ServerProcess

  private constructor(name: string) {
    this.name = name
    this.settings = runsOnMysql ? { DB_DATABASE: name } : { SQLITE_FILE: name }
    this.server = new ServerProcess({ ...this.settings, PASSWORD_HASH_COST: '1024' }, [])
  }

  /** With the tables of today, and the numbers of cell `cell`. */
  static async make(cell: number): Promise<OtherCell> {
    const label = `test_cell_${process.pid}_${cell}`
    const other = new OtherCell(runsOnMysql ? label : join(tmpdir(), `${label}.sqlite3`))
    await other.remove()
    if (runsOnMysql) await db.rawQuery(`create database ${other.name} character set utf8mb4`)
    for (const command of [
      ['migration:run', '--force'],
      ['cell:number', String(cell)],
    ]) {
      const { code, text } = await other.ace(command)
      if (code !== 0) throw new Error(text)
    }
    return other
  }

  /** A command as an operator types it there. */
  ace(args: readonly string[]): Promise<Ended> {
    return runAce(args, this.settings)
  }

  work<T>(work: (client: QueryClientContract) => Promise<T>): Promise<T> {
    return withOther({ name: this.name, server: null }, work)
  }

  async remove(): Promise<void> {
    await this.server.stop()
    if (runsOnMysql) await db.rawQuery(`drop database if exists ${this.name}`)
    else for (const end of ['', '-wal', '-shm']) rmSync(`${this.name}${end}`, { force: true })
  }
}

/** A command on the database of this run, or that of `settings`. */
export function runAce(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {}
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['ace.js', ...args],
      {
        cwd: app.appRoot,
        timeout: 120_000,
        env: { ...process.env, NO_COLOR: '1', ...settings },
      },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
          text: stdout + stderr,
        })
    )
  })
}

/** Starts a command on the database of this run, and kills it once `isTime`; resolves to the signal that ended it. */
export async function killAce(
  args: readonly string[],
  isTime: () => Promise<boolean>
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, ['ace.js', ...args], {
    cwd: app.makePath(),
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  while (child.exitCode === null && !(await isTime())) await pause(5)
  child.kill('SIGKILL')
  await ended
  return child.signalCode
}
