/** Fills an empty database with a backup, and brings it to a later moment by the binary log. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Backup, LogPlace } from '#backups/folder'
import { unpack } from '#backups/packed_file'
import { query, startProgram, type DatabaseServer } from '#backups/mysql/programs'
import { BackupRefusal } from '#backups/refusal'
import { movedAheadMs } from '#core/dialect/database_clock'

const DATABASE_NAME = /^\w{1,64}$/
/** The numbers of transactions belong to the server that wrote them: the one that repeats them gives its own. */
const NUMBER_OF_TRANSACTION = /^\/\*M?!100001 SET @@session\.(?:gtid_|server_id)/

export interface Target {
  server: DatabaseServer
  database: string
}

/** Makes the database. @throws {BackupRefusal} notEmpty, when there are tables in it; badName */
export async function makeEmpty({ server, database }: Target): Promise<void> {
  if (!DATABASE_NAME.test(database)) throw new BackupRefusal('badName', database)
  const [[tables] = []] = await query(
    server,
    `select count(*) from information_schema.tables where table_schema = '${database}'`
  )
  if (tables !== '0') throw new BackupRefusal('notEmpty', database)
  await query(server, `create database if not exists ${database} character set utf8mb4`)
}

export async function load(backup: Backup, { server, database }: Target): Promise<void> {
  const running = startProgram('client', server, [
    '--default-character-set=utf8mb4',
    '--max-allowed-packet=1G',
    database,
  ])
  running.output.resume()
  await unpack(backup, running.input).catch(() => {})
  await running.ended
}

export interface Log {
  /** The server that wrote the log; its files are read from it, or from `folder`. */
  source: DatabaseServer
  folder: string | null
}

/** Does again what the server wrote after the backup, up to `to` (epoch milliseconds, whole seconds; null is all). */
export async function replay(
  backup: Backup,
  { server, database }: Target,
  { source, folder }: Log,
  to: number | null
): Promise<void> {
  if (!backup.log) throw new BackupRefusal('noBinaryLog', backup.folder)
  // the one program names the database before it is renamed, the other after
  const named = source.kind === 'mariadb' ? backup.database : database
  const reading = startProgram('log', source, [
    `--database=${named}`,
    `--rewrite-db=${backup.database}->${database}`,
    `--start-position=${backup.log.position}`,
    ...(to === null ? [] : [`--stop-datetime=${dateTime(to - movedAheadMs())}`]),
    ...(source.kind === 'mysql' ? ['--skip-gtids'] : []),
    ...(folder
      ? await filesFrom(folder, backup.log)
      : ['--read-from-remote-server', '--to-last-log', backup.log.file]),
  ])
  reading.input.end()
  const writing = startProgram('client', server, [
    '--binary-mode',
    '--max-allowed-packet=1G',
    database,
  ])
  writing.output.resume()
  await pipeline(reading.output, withoutNumbers, writing.input).catch(() => reading.kill())
  await writing.ended
  await reading.ended
}

const dateTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

async function* withoutNumbers(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = ''
  for await (const chunk of chunks) {
    // byte by byte: a statement may hold any
    const lines = `${rest}${chunk.toString('latin1')}`.split('\n')
    rest = lines.pop() ?? ''
    const kept = lines.filter((line) => !NUMBER_OF_TRANSACTION.test(line))
    yield Buffer.from(kept.map((line) => `${line}\n`).join(''), 'latin1')
  }
  yield Buffer.from(rest, 'latin1')
}

/** Copies of the log from that place on, in order. */
async function filesFrom(folder: string, { file }: LogPlace): Promise<string[]> {
  const [base] = file.split('.')
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${base}.`))
  const later = names.filter((name) => name >= file && /\.\d+$/.test(name)).sort()
  if (later[0] !== file) throw new BackupRefusal('noBinaryLog', join(folder, file))
  return later.map((name) => join(folder, name))
}
