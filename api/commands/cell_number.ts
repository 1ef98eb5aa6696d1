import { args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command } from './_command.ts'
import { moveMessages } from './_move_messages.ts'

export default class CellNumber extends Command {
  static override commandName = 'cell:number'
  static override description = 'Give this database numbers of its own, so that brands can move'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'The number of this cell, 0 to 99, as no other has' })
  declare cell: string

  override async run() {
    const { numberCell } = await import('#moves/cell_numbers')
    const { default: db } = await import('@adonisjs/lucid/services/db')
    this.logger.log(moveMessages.numbered(await numberCell(db.connection(), Number(this.cell))))
  }
}
