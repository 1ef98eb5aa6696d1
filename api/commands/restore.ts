import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { BackupRefusal } from '#backups/refusal'
import { addressOf, Command, CommandRefusal } from './_command.ts'
import { backupMessages } from './_backup_messages.ts'
import { messages } from './_messages.ts'

export default class RestoreCommand extends Command {
  static override commandName = 'restore'
  static override description = 'Bring a backup back into a new database, as it was at a time'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The folder of backups; else api/tmp/backups' })
  declare folder?: string

  @flags.string({ description: 'The time, such as 2026-12-01T18:30:00Z; else as late as possible' })
  declare to?: string

  @flags.string({ description: 'Name of the new database; path of the new file with SQLite' })
  declare into?: string

  @flags.string({ description: 'Another database server, host:port, with the same user' })
  declare server?: string

  @flags.boolean({ description: 'Read the binary log from its copies, for the server is lost' })
  declare serverLost: boolean

  override async run() {
    const { dialect } = await import('#core/dialect/current')
    const { restoreBackup } = await import('#backups/restore_backup')
    if (this.into === undefined) throw new CommandRefusal(messages.optionMissing('into'))
    const into = dialect().hasServer ? this.into : this.callersPath(this.into)
    const begin = performance.now()
    const restored = await restoreBackup({
      parent: this.backupsPath(this.folder),
      into,
      to: this.to === undefined ? null : timeOf(this.to),
      server: this.server === undefined ? null : addressOf(this.server),
      isServerLost: this.serverLost,
    })
    const lines = backupMessages.restored(restored, into, performance.now() - begin)
    for (const line of lines) this.logger.log(line)
  }
}

function timeOf(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  if (Number.isNaN(at)) throw new BackupRefusal('badTime', text)
  return at
}
