import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command } from './_command.ts'
import { backupMessages } from './_backup_messages.ts'

export default class RestoreDrill extends Command {
  static override commandName = 'restore:drill'
  static override description =
    'Restore the newest backup beside the database, check it, and remove it; exits 1 when it is not sound'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The folder of backups; else api/tmp/backups' })
  declare folder?: string

  override async run() {
    const { drill } = await import('#backups/drill')
    const report = await drill(this.backupsPath(this.folder))
    for (const { name, text, isSound } of report.checks) {
      if (isSound) this.logger.log(text)
      else this.logger.error(`${name}: ${text}`)
    }
    for (const line of backupMessages.drilled(report.ms, report.lagMs, report.rows)) {
      this.logger.log(line)
    }
    if (report.checks.some(({ isSound }) => !isSound)) this.exitCode = 1
  }
}
