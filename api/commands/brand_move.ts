import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { addressOf, Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'
import { moveMessages } from './_move_messages.ts'

export default class BrandMove extends Command {
  static override commandName = 'brand:move'
  static override description = 'Move a brand from this database to that of another cell'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The key of the brand' })
  declare brand?: string

  @flags.string({ description: 'Name of the other database; path of its file with SQLite' })
  declare to?: string

  @flags.string({ description: 'Its server, host:port, with the same user' })
  declare server?: string

  @flags.number({ description: 'Seconds until every server knows that the brand leaves; 25' })
  declare wait?: number

  override async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { dialect } = await import('#core/dialect/current')
    const { moveBrand } = await import('#moves/move_brand')
    const { withOther } = await import('#core/database/other_database')
    const { brand: key, to, wait } = this
    if (key === undefined) throw new CommandRefusal(messages.optionMissing('brand'))
    if (to === undefined) throw new CommandRefusal(messages.optionMissing('to'))
    const name = dialect().hasServer ? to : this.callersPath(to)
    const server = this.server === undefined ? null : addressOf(this.server)
    const move = { key, ...(wait !== undefined && { waitMs: wait * 1000 }) }
    const sums = await withOther({ name, server }, (target) =>
      moveBrand({ source: db.connection(), target }, move)
    )
    for (const line of moveMessages.moved(key, sums)) this.logger.log(line)
  }
}
