import { flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command, CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'
import { moveMessages } from './_move_messages.ts'

export default class BrandOpen extends Command {
  static override commandName = 'brand:open'
  static override description = 'Serve a brand here that has moved to this database'
  static override options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The key of the brand' })
  declare brand?: string

  override async run() {
    const { openBrand } = await import('#moves/open_brand')
    if (this.brand === undefined) throw new CommandRefusal(messages.optionMissing('brand'))
    await openBrand(this.brand)
    this.logger.log(moveMessages.opened(this.brand))
  }
}
