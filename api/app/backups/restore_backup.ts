/** A backup brought back into a database of another name, which is empty before. */
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dialect } from '#core/dialect/current'
import { backupFor, type Backup } from '#backups/folder'
import { logFolder } from '#backups/mysql/follow'
import { query, serverAt } from '#backups/mysql/programs'
import { load, makeEmpty, replay, type Log } from '#backups/mysql/restore'
import { checkFile } from '#backups/packed_file'
import { BackupRefusal } from '#backups/refusal'
import { restoreFile } from '#backups/sqlite/files'

export interface RestoreOrder {
  /** The folder of backups. */
  parent: string
  /** Name of the new database, or path of the new SQLite file. */
  into: string
  /** Epoch milliseconds, cut to the second; null is as late as there is anything. */
  to: number | null
  /** Another server to restore to; null is the one of the settings, with the same user. */
  server: { host: string; port: number } | null
  /** Whether the log is read from copies in the folder of backups, because the server is lost. */
  isServerLost: boolean
}

export interface Restored {
  backup: Backup
  /** The moment whose state it is, as far as it is known. */
  at: number
}

/**
 * Restores the newest backup before `to` and, on MySQL and MariaDB, what the binary log has until then.
 * @throws {BackupRefusal} noBackup, damaged, notEmpty, badName, otherDatabase, noBinaryLog, programMissing,
 *   programFailed
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const to = order.to === null ? null : Math.floor(order.to / 1000) * 1000
  const startedAt = Date.now()
  const backup = await backupFor(order.parent, to ?? startedAt)
  const { hasServer, name } = dialect()
  if (backup.kind !== name) throw new BackupRefusal('otherDatabase', backup.kind)
  await checkFile(backup)
  if (!hasServer) {
    await restoreFile(backup, order.into)
    return { backup, at: backup.begunAt }
  }
  const target = { server: await serverAt(order.server), database: order.into }
  await makeEmpty(target)
  await load(backup, target)
  // without a time and without a log, the backup is all there is
  if (!backup.log && to === null) return { backup, at: backup.begunAt }
  await replay(backup, target, await logOf(order), to)
  return { backup, at: to ?? startedAt }
}

/** Where the log is read. */
async function logOf({ parent, server, isServerLost }: RestoreOrder): Promise<Log> {
  if (!isServerLost) return { source: await serverAt(), folder: null }
  const folder = logFolder(parent)
  if (!existsSync(folder)) throw new BackupRefusal('noBinaryLog', folder)
  return { source: await serverAt(server), folder }
}

/** Removes what a drill restored. */
export async function removeRestored(into: string): Promise<void> {
  if (!dialect().hasServer) {
    for (const end of ['', '-wal', '-shm']) await rm(`${into}${end}`, { force: true })
    return
  }
  await query(await serverAt(), `drop database if exists ${into}`)
}
