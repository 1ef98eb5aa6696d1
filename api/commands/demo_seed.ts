import type { CommandOptions } from '@adonisjs/core/types/ace'
import { Command } from './_command.ts'
import { messages } from './_messages.ts'

export default class DemoSeed extends Command {
  static override commandName = 'demo:seed'
  static override description =
    'Fill an empty database with the demo brand, and the board with its next seven days'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { default: env } = await import('#start/env')
    const { syncCatalogue } = await import('#catalogue/actions/sync_catalogue')
    await syncCatalogue()
    if (env.get('DEMO') === false) return

    const { openDemoBrand } = await import('#dealers/demo_brand')
    const { requireDemoPassword, signInsWith } = await import('#dealers/demo_sign_ins')
    const { seedDemoCatalogue } = await import('#catalogue/actions/seed_demo_catalogue')
    const ownPassword = env.get('DEMO_PASSWORD')
    requireDemoPassword({ host: env.get('HOST'), isDemoOn: true, ownPassword })
    const { aWeekAgo, demoAdmin, playPastWeek } = await import('#demo/past_week')
    const hasPast = env.get('DEMO_PAST') !== false
    const open = () => openDemoBrand(ownPassword)
    const brand = hasPast ? await aWeekAgo(open) : await open()
    const [{ username: adminName }] = signInsWith(ownPassword)
    const { fillGames } = await import('#demo/games')
    // also for a demo that was filled before there were games
    if (brand !== 'none') await fillGames(adminName)
    if (hasPast && brand !== 'none') await playPastWeek(adminName, brand === 'opened')
    const report = await seedDemoCatalogue()
    if (hasPast && brand !== 'none') {
      const { runPastRaces } = await import('#demo/races')
      await runPastRaces()
      const { openSecondBrand } = await import('#demo/second_brand')
      await openSecondBrand(await demoAdmin(adminName), ownPassword)
    }
    if (brand === 'opened') {
      const { fillPaymentMethods } = await import('#demo/payments')
      await fillPaymentMethods()
      const { fillDraws } = await import('#demo/draws')
      await fillDraws()
      await fillGames(adminName)
      const { fillJackpots } = await import('#demo/jackpots')
      await fillJackpots(adminName)
    }
    if (hasPast && brand === 'opened') {
      const { placeToday } = await import('#demo/today')
      await placeToday()
      const { sellAtStart } = await import('#demo/race_prices')
      await sellAtStart(await demoAdmin(adminName))
      const { boostMatches } = await import('#demo/boosts')
      await boostMatches({ principal: await demoAdmin(adminName), ip: '' })
      const { fillFrontPages } = await import('#demo/front_page')
      await fillFrontPages(adminName)
      const { fillPayments } = await import('#demo/money')
      await fillPayments(await demoAdmin(adminName))
      const { registerOne } = await import('#demo/registration')
      await registerOne(adminName)
    }
    if (report.added > 0) this.logger.log(messages.demoCatalogue(report))
    // a secret is shown as the name of its setting, never as its value
    const signIns = signInsWith(ownPassword === undefined ? undefined : 'DEMO_PASSWORD')
    if (brand === 'opened') {
      for (const line of messages.demoSignIns(signIns)) this.logger.log(line)
    } else if (brand === 'existing') this.logger.log(messages.demoHint(signIns))
  }
}
