import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { messages } from './_messages.ts'

export default class OutboundList extends BaseCommand {
  static override commandName = 'outbound:list'
  static override description = 'Print the places that this server connects to, for a firewall'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { outboundPlaces } = await import('#integrity/outbound')
    for (const line of messages.outbound(await outboundPlaces())) this.logger.log(line)
  }
}
