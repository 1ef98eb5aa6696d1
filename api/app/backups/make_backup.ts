/** A backup of the database, and of the pictures that staff uploaded, while the server works. */
import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { dialect } from '#core/dialect/current'
import { newFolder, writePage, type Backup, type BackupPage, type LogPlace } from '#backups/folder'
import { dump } from '#backups/mysql/dump'
import { serverAt } from '#backups/mysql/programs'
import type { Packed } from '#backups/packed_file'
import { copyPacked } from '#backups/sqlite/files'

const databaseFile = () => env.get('SQLITE_FILE', app.tmpPath('grandstand.sqlite3'))

/** Name or file of the database of the settings. */
export const databaseOfSettings = (): string =>
  dialect().hasServer ? env.get('DB_DATABASE', 'grandstand') : databaseFile()

const uploadsOfSettings = () => env.get('UPLOADS_DIR') ?? app.tmpPath('uploads')

/**
 * Makes a backup in a new folder of `parent`.
 * @throws {BackupRefusal} programMissing, programFailed
 */
export async function makeBackup(parent: string): Promise<Backup> {
  const begunAt = Date.now()
  const folder = await newFolder(parent, begunAt)
  const { hasServer, name: kind } = dialect()
  const database = databaseOfSettings()
  const file = hasServer ? 'database.sql.gz' : 'database.sqlite3.gz'
  const path = join(folder, file)
  const written: Packed & { log: LogPlace | null } = hasServer
    ? await dump(await serverAt(), database, path)
    : { ...(await copyPacked(database, folder, path)), log: null }
  const endedAt = Date.now()
  // after the database: a picture that a row names is then in it
  const uploads = uploadsOfSettings()
  if (existsSync(uploads)) await cp(uploads, join(folder, 'uploads'), { recursive: true })
  const page: BackupPage = { kind, database, begunAt, endedAt, file, ...written }
  await writePage(folder, page)
  return { ...page, folder }
}
