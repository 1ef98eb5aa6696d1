/** The small disk that the runner of this suite gives to its MariaDB (`scripts/lib/servers/small_disk.mjs`). */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'

export const hasSmallDisk = process.env['SMALL_DISK'] === 'true'
const BLOCKS = [1_048_576, 4_096]

/** Of a file beside the database's own, which only the server sees otherwise. */
async function fillerPath(): Promise<string> {
  const [[row]]: [[{ folder: string; pid: string }]] = await db.rawQuery(
    'select @@datadir as folder, @@pid_file as pid'
  )
  const pid = readFileSync(row.pid, 'utf8').trim()
  return `/proc/${pid}/root${row.folder}filler`
}

/** Takes all room that is left, as a log of another program might. */
export async function fill(): Promise<void> {
  const file = openSync(await fillerPath(), 'a')
  try {
    for (const size of BLOCKS) writeAll(file, Buffer.alloc(size))
  } finally {
    closeSync(file)
  }
}

function writeAll(file: number, block: Buffer): void {
  for (;;) {
    try {
      writeSync(file, block)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
      throw error
    }
  }
}

export const makeRoom = async (): Promise<void> => rmSync(await fillerPath(), { force: true })
