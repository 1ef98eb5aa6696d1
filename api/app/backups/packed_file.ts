/** Files of backups are packed, and their hash is known. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Readable, Writable } from 'node:stream'
import type { Backup } from '#backups/folder'
import { BackupRefusal } from '#backups/refusal'
import { join } from 'node:path'

export interface Packed {
  bytes: number
  sha256: string
}

/** Writes what `source` gives, packed, readable by the owner alone. */
export async function pack(source: Readable, path: string): Promise<Packed> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    source,
    createGzip({ level: 6 }),
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { mode: 0o600, flush: true })
  )
  return { bytes, sha256: hash.digest('hex') }
}

/** Writes the content of a backup's file into `target`. */
export const unpack = (backup: Backup, target: Writable): Promise<void> =>
  pipeline(createReadStream(join(backup.folder, backup.file)), createGunzip(), target)

/** @throws {BackupRefusal} damaged: the file is not the one that was written */
export async function checkFile(backup: Backup): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(join(backup.folder, backup.file)), hash)
  if (hash.digest('hex') !== backup.sha256) throw new BackupRefusal('damaged', backup.folder)
}
