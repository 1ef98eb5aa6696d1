/** The database of this suite, which may be killed: its runner starts it again. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

export const BACK_WITHIN_MS = 60_000

/** Its process id, from its file. */
export async function databasePid(): Promise<number> {
  const [[row]]: [[{ file: string }]] = await db.rawQuery('select @@pid_file as file')
  return Number(readFileSync(row.file, 'utf8'))
}

/** Resolves when it answers again. */
export async function untilItAnswers(): Promise<void> {
  const giveUpAt = Date.now() + BACK_WITHIN_MS
  for (;;) {
    try {
      await db.rawQuery('select 1')
      return
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await pause(50)
    }
  }
}
