/** Copies the binary log to this machine as the server writes it. */
import { mkdir, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { query, startProgram, type DatabaseServer } from '#backups/mysql/programs'
import { BackupRefusal } from '#backups/refusal'

/** Where copies stand in a folder of backups. */
export const logFolder = (parent: string): string => join(parent, 'binary_logs')

/**
 * Runs until it is stopped, or the server ends the connection.
 * @throws {BackupRefusal} noBinaryLog, programFailed
 */
export async function followLog(server: DatabaseServer, parent: string): Promise<void> {
  const folder = logFolder(parent)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const onServer = (await query(server, 'show binary logs')).map(([name = '']) => name)
  const copied = new Set(await readdir(folder))
  // the newest copy may end in the middle of its file
  const first = onServer.findLast((name) => copied.has(name)) ?? onServer[0]
  if (!first) throw new BackupRefusal('noBinaryLog', server.host)
  const running = startProgram('log', server, [
    '--read-from-remote-server',
    '--raw',
    '--stop-never',
    `--result-file=${folder}${sep}`,
    first,
  ])
  running.input.end()
  running.output.resume()
  process.once('SIGTERM', running.kill)
  process.once('SIGINT', running.kill)
  await running.ended
}
