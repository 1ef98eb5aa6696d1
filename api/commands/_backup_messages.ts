/** Texts of the commands of backups on the terminal. */
import type { BackupFault, BackupRefusal } from '#backups/refusal'
import type { Backup } from '#backups/folder'
import type { Restored } from '#backups/restore_backup'

type Params = readonly string[]

const FAULT_TEXTS: Record<BackupFault, (params: Params) => string> = {
  programMissing: ([names]) =>
    `${names} is not installed; it comes with the client of the database`,
  programFailed: ([program, cause]) => `the ${program} program of the database failed: ${cause}`,
  noBackup: ([folder, time]) => `${folder} has no backup from before ${time}`,
  notEmpty: ([name]) => `${name} exists and is not empty: a restore writes over nothing`,
  badName: ([name]) => `"${name}" is no name of a database: letters, digits and underscores`,
  damaged: ([folder]) => `${folder} is damaged: its hash is another one`,
  otherDatabase: ([kind]) => `the backup is one of ${kind}, which DB_CONNECTION does not name`,
  noBinaryLog: ([where]) => `the binary log is missing: ${where}`,
  badTime: ([text]) => `--to ${text} is no time such as 2026-12-01T18:30:00Z`,
}

const time = (at: number) => new Date(at).toISOString()
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const backupMessages = {
  refused: ({ fault, params }: BackupRefusal) => FAULT_TEXTS[fault](params),
  made: ({ folder, bytes, begunAt, endedAt, log }: Backup) => [
    `Backup: ${folder} (${(bytes / 1e6).toFixed(1)} MB in ${seconds(endedAt - begunAt)})`,
    log
      ? `The binary log goes on at ${log.file}, ${log.position}.`
      : 'Without a binary log: it brings back its own moment and no later one.',
  ],
  removed: (folders: number) => `Older backups removed: ${folders}`,
  followed: (folder: string) => `Copying the binary log to ${folder} until stopped`,
  noLogToFollow: 'only MySQL and MariaDB have a binary log to follow',
  restored: ({ backup, at }: Restored, into: string, ms: number) => [
    `Restored ${into} to ${time(at)} in ${seconds(ms)}, from ${backup.folder}`,
    `Pictures of that time: ${backup.folder}/uploads`,
  ],
  drilled: (ms: number, lagMs: number, rows: number) => [
    `Drill: ${rows.toLocaleString('en-US')} rows restored and checked.`,
    `RTO ${seconds(ms)} (until the database could serve), RPO ${seconds(lagMs)} (newest transfer of the ledger that is missing)`,
  ],
}
