import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { messages } from './_messages.ts'

export default class DemoSeed extends BaseCommand {
  static override commandName = 'demo:seed'
  static override description =
    'Fill an empty database with the demo brand, and the board with its next seven days'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { default: env } = await import('#start/env')
    const { syncCatalogue } = await import('#catalogue/actions/sync_catalogue')
    await syncCatalogue()
    if (env.get('DEMO') === false) return

    const { DEMO_SIGN_INS, openDemoBrand } = await import('#dealers/demo_brand')
    const { seedDemoCatalogue } = await import('#catalogue/actions/seed_demo_catalogue')
    const brand = await openDemoBrand()
    const report = await seedDemoCatalogue()
    if (report.added > 0) this.logger.log(messages.demoCatalogue(report))
    if (brand === 'opened') {
      for (const line of messages.demoSignIns(DEMO_SIGN_INS)) this.logger.log(line)
    } else if (brand === 'standing') this.logger.log(messages.demoHint(DEMO_SIGN_INS))
  }
}
