/** A dump of one moment, made while the server works, with its place in the binary log. */
import { Readable } from 'node:stream'
import type { LogPlace } from '#backups/folder'
import { pack, type Packed } from '#backups/packed_file'
import { query, startProgram, type DatabaseServer } from '#backups/mysql/programs'

/** The place stands in the first lines. */
const HEAD_LENGTH = 65_536
const PLACE = /(?:MASTER|SOURCE)_LOG_FILE='([^']+)',\s*(?:MASTER|SOURCE)_LOG_POS=(\d+)/

/** Options by which the server of that kind says the place as a comment. */
const WITH_PLACE = { mariadb: ['--master-data=2'], mysql: ['--source-data=2'] }
const OF_KIND = { mariadb: [], mysql: ['--set-gtid-purged=OFF'] }

/** Writes `database` to `path`, packed. `log` is null where the server writes no binary log. */
export async function dump(
  server: DatabaseServer,
  database: string,
  path: string
): Promise<Packed & { log: LogPlace | null }> {
  const [[hasLog] = []] = await query(server, 'select @@global.log_bin')
  const running = startProgram('dump', server, [
    '--single-transaction',
    '--quick',
    '--routines',
    '--hex-blob',
    '--no-tablespaces',
    '--default-character-set=utf8mb4',
    ...OF_KIND[server.kind],
    ...(hasLog === '1' ? WITH_PLACE[server.kind] : []),
    database,
  ])
  running.input.end()
  let head = ''
  async function* watched() {
    for await (const chunk of running.output) {
      if (head.length < HEAD_LENGTH) head += String(chunk)
      yield chunk
    }
  }
  const packed = await pack(Readable.from(watched()), path)
  await running.ended
  const [, file, position] = PLACE.exec(head) ?? []
  return { ...packed, log: file ? { file, position: Number(position) } : null }
}
