/** A backup of an SQLite file: its content of one moment, made while the server works. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Backup } from '#backups/folder'
import { pack, unpack, type Packed } from '#backups/packed_file'
import { BackupRefusal } from '#backups/refusal'

/** Writes the database to `path`, packed. The server goes on writing meanwhile. */
export async function copyPacked(file: string, folder: string, path: string): Promise<Packed> {
  const plain = join(folder, 'plain.sqlite3')
  const handle = new Sqlite(file, { fileMustExist: true })
  try {
    handle.prepare('vacuum into ?').run(plain)
  } finally {
    handle.close()
  }
  try {
    return await pack(createReadStream(plain), path)
  } finally {
    await rm(plain)
  }
}

/** @throws {BackupRefusal} notEmpty, when there is a file of that name */
export async function restoreFile(backup: Backup, file: string): Promise<void> {
  if ([file, `${file}-wal`].some((path) => existsSync(path))) {
    throw new BackupRefusal('notEmpty', file)
  }
  await unpack(backup, createWriteStream(file, { mode: 0o600, flush: true }))
}
