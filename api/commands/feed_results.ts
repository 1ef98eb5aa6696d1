import { args, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { FORMAT_NAMES } from '#season_files/formats/format_names'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'

export default class FeedResults extends Command {
  static override commandName = 'feed:results'
  static override description =
    'Bring in the results of a file that was imported before, and settle them'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: `Format of the file: ${FORMAT_NAMES.join(', ')}` })
  declare format: string

  @args.string({ description: 'The file' })
  declare file: string

  @flags.string({
    description: 'What awarded matches are settled on: void or score',
    default: 'void',
  })
  declare awarded: string

  override async run() {
    if (this.awarded !== 'void' && this.awarded !== 'score') {
      throw new CommandRefusal(messages.badAwarded(this.awarded))
    }
    const { storeSeasonResults } = await import('#season_files/actions/store_season_results')
    const { settlePending } = await import('#settlement/actions/settle_pending')
    const report = await storeSeasonResults(this.format, this.callersPath(this.file), this.awarded)
    for (const line of messages.results(report)) this.logger.log(line)
    this.logger.log(messages.settled(await settlePending()))
  }
}
