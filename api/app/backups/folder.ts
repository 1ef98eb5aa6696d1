/** The folder of backups: a folder for each, named by its time, with the database and a page about it. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefusal } from '#backups/refusal'

const PAGE = 'backup.json'
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/

/** A place in the binary log of the database server. */
export interface LogPlace {
  file: string
  position: number
}

/** What a backup says of itself. Times are epoch milliseconds. */
export interface BackupPage {
  kind: 'mysql' | 'sqlite'
  database: string
  /** All that was committed before `begunAt` is in it, and nothing after `endedAt`. */
  begunAt: number
  endedAt: number
  file: string
  bytes: number
  sha256: string
  /** Where the binary log goes on; null without one. */
  log: LogPlace | null
}

export interface Backup extends BackupPage {
  folder: string
}

/** Makes an empty folder for a backup that begins now. */
export async function newFolder(parent: string, begunAt: number): Promise<string> {
  const folder = join(parent, new Date(begunAt).toISOString().replaceAll(':', '-'))
  // rows of people and their passwords' hashes: for the owner alone
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Written last, so that a folder without it is no backup. */
export const writePage = (folder: string, page: BackupPage): Promise<void> =>
  writeFile(join(folder, PAGE), `${JSON.stringify(page, null, 2)}\n`, { mode: 0o600 })

/** Whole backups, the oldest first. */
export async function listBackups(parent: string): Promise<Backup[]> {
  if (!existsSync(parent)) return []
  const names = (await readdir(parent)).filter((name) => NAME.test(name)).sort()
  const folders = names.map((name) => join(parent, name))
  const whole = folders.filter((folder) => existsSync(join(folder, PAGE)))
  return Promise.all(
    whole.map(async (folder) => {
      const page: BackupPage = JSON.parse(await readFile(join(folder, PAGE), 'utf8'))
      return { ...page, folder }
    })
  )
}

/**
 * The newest backup that holds nothing later than `to` (epoch milliseconds).
 * @throws {BackupRefusal} noBackup
 */
export async function backupFor(parent: string, to: number): Promise<Backup> {
  const fitting = (await listBackups(parent)).filter(({ endedAt }) => endedAt <= to)
  const newest = fitting.at(-1)
  if (!newest) throw new BackupRefusal('noBackup', parent, new Date(to).toISOString())
  return newest
}

/** Removes backups that are older than `before`; the newest stays in any case. Resolves to their number. */
export async function removeOlder(parent: string, before: number): Promise<number> {
  const old = (await listBackups(parent)).slice(0, -1).filter(({ endedAt }) => endedAt < before)
  for (const { folder } of old) await rm(folder, { recursive: true })
  return old.length
}
