import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { messages } from './_messages.ts'

export default class CatalogueSync extends BaseCommand {
  static override commandName = 'catalogue:sync'
  static override description = 'Add the sports and market types that the database lacks'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { syncCatalogue } = await import('#catalogue/actions/sync_catalogue')
    this.logger.log(messages.catalogueSynced(await syncCatalogue()))
  }
}
