import { args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DateTime } from 'luxon'
import { FORMAT_NAMES } from '#season_files/formats/format_names'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'
import { progressBar } from './_progress_bar.ts'

export default class FeedImport extends Command {
  static override commandName = 'feed:import'
  static override description = 'Bring in the matches and prices of a file'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: `Format of the file: ${FORMAT_NAMES.join(', ')}` })
  declare format: string

  @args.string({ description: 'The file' })
  declare file: string

  @flags.string({ description: 'Day (YYYY-MM-DD) that the first match day becomes' })
  declare startsAt?: string

  override async run() {
    const { importSeason } = await import('#season_files/actions/import_season')
    const report = await importSeason(this.format, this.callersPath(this.file), {
      ...(this.startsAt !== undefined && { startsAt: parseDay(this.startsAt) }),
      onProgress: progressBar('Writing matches'),
    })
    for (const line of messages.imported(report)) this.logger.log(line)
    if (report.written.matches === 0) this.exitCode = 1
  }
}

function parseDay(text: string): DateTime {
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: 'utc' })
  if (!day.isValid) throw new CommandRefusal(messages.badStartDay(text))
  return day
}
