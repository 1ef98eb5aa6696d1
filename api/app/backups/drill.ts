/** Proof that backups can be restored: one is, beside the database, and checked as after a real loss. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { dialect } from '#core/dialect/current'
import { databaseOfSettings } from '#backups/make_backup'
import { fingerprintOf } from '#backups/fingerprint'
import { removeRestored, restoreBackup } from '#backups/restore_backup'
import { withOther } from '#core/database/other_database'

/** Commands that prove a database, each in a process with the restored one. */
const CHECKS = ['ledger:verify', 'audit:verify']
/** Longer than any ledger takes to read. */
const CHECKS_WITHIN_MS = 6 * 60 * 60_000

interface Check {
  name: string
  text: string
  isSound: boolean
}

export interface DrillReport {
  checks: Check[]
  /** How long the restore took. */
  ms: number
  /** From the newest transfer that was restored to the newest one that was there when it began. */
  lagMs: number
  rows: number
}

/** @throws {BackupRefusal} as `restoreBackup` does */
export async function drill(parent: string): Promise<DrillReport> {
  const { hasServer } = dialect()
  const into = hasServer ? `${databaseOfSettings()}_drill` : join(parent, 'drill.sqlite3')
  const newest = await newestTransfer(db.connection())
  await removeRestored(into)
  const begin = performance.now()
  try {
    await restoreBackup({ parent, into, to: null, server: null, isServerLost: false })
    const ms = performance.now() - begin
    const { rows, last } = await withOther({ name: into, server: null }, async (client) => ({
      rows: await fingerprintOf(client),
      last: await newestTransfer(client),
    }))
    const checks: Check[] = []
    for (const name of CHECKS) checks.push(await check(name, into, hasServer))
    const counts = Object.values(rows.rows)
    return {
      checks,
      ms,
      lagMs: Math.max(0, newest - last),
      rows: counts.reduce((sum, count) => sum + count, 0),
    }
  } finally {
    await removeRestored(into)
  }
}

async function newestTransfer(client: QueryClientContract): Promise<number> {
  const row: { created_at: number } | null = await client
    .query()
    .from('ledger_transfers')
    .orderBy('id', 'desc')
    .select('created_at')
    .first()
  return Number(row?.created_at ?? 0)
}

function check(name: string, into: string, hasServer: boolean): Promise<Check> {
  const database = hasServer ? { DB_DATABASE: into } : { SQLITE_FILE: into }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['ace.js', name],
      {
        cwd: app.appRoot,
        timeout: CHECKS_WITHIN_MS,
        env: { ...process.env, ...database, NO_COLOR: '1' },
      },
      (error, out, errors) => {
        const text = `${out}${errors}`.trim()
        resolve({ name, text, isSound: error === null })
      }
    )
  })
}
