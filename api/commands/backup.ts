import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command, CommandRefusal } from './_command.ts'
import { backupMessages } from './_backup_messages.ts'

const DAY_MS = 86_400_000

export default class BackupCommand extends Command {
  static override commandName = 'backup'
  static override description = 'Write a backup of the database while the server works'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The folder of backups; else api/tmp/backups' })
  declare folder?: string

  @flags.number({ description: 'Remove backups that are older, in days' })
  declare keepDays?: number

  @flags.boolean({ description: 'Copy the binary log there as it is written, until stopped' })
  declare follow: boolean

  override async run() {
    const folder = this.backupsPath(this.folder)
    if (this.follow) return this.#follow(folder)
    const { makeBackup } = await import('#backups/make_backup')
    for (const line of backupMessages.made(await makeBackup(folder))) this.logger.log(line)
    if (this.keepDays === undefined) return
    const { removeOlder } = await import('#backups/folder')
    const removed = await removeOlder(folder, Date.now() - this.keepDays * DAY_MS)
    this.logger.log(backupMessages.removed(removed))
  }

  async #follow(folder: string) {
    const { dialect } = await import('#core/dialect/current')
    if (!dialect().hasServer) throw new CommandRefusal(backupMessages.noLogToFollow)
    const { followLog, logFolder } = await import('#backups/mysql/follow')
    const { serverAt } = await import('#backups/mysql/programs')
    this.logger.log(backupMessages.followed(logFolder(folder)))
    await followLog(await serverAt(), folder)
  }
}
