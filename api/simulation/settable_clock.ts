/**
 * Loaded into the server before its own code: its clock begins at `SIMULATED_AT` (epoch milliseconds), and the simulation
 * moves it on over IPC, opens the brand, and calls the background rounds that a day of real time would bring.
 */
import { clock } from '#core/timing/clock'

export type ClockOrder =
  | { do: 'begin'; admin: { username: string; password: string } }
  | { do: 'goTo'; at: number }
  | { do: 'beginDay' }
  | { do: 'endDay' }
  | { do: 'workOnPayments' }

clock.set(Number(process.env['SIMULATED_AT']))

process.on('message', (order: ClockOrder & { number: number }) => {
  void carryOut(order).then(
    () => process.send?.({ number: order.number }),
    (error: Error) => process.send?.({ number: order.number, fault: error.stack })
  )
})
process.on('disconnect', () => process.exit(1))
// the channel alone must not keep the server running
process.channel?.unref()

/** Loads the room's code when it is needed, since the application must boot first. */
async function carryOut(order: ClockOrder): Promise<void> {
  if (order.do === 'endDay') {
    const { expireCards } = await import('#cards/jobs/expire_cards')
    const { countTurnover } = await import('#dealers/turnover/turnover_loop')
    await expireCards()
    await countTurnover()
    return
  }
  if (order.do === 'workOnPayments') return workOnPayments()
  const { rebuildBook } = await import('#book/sync')
  if (order.do === 'begin') {
    const { DEFAULT_LANGUAGE } = await import('@grandstand/shared-types/languages/table')
    const { openSite } = await import('#accounts/actions/open_site')
    const { syncCatalogue } = await import('#catalogue/actions/sync_catalogue')
    await syncCatalogue()
    const brand = {
      key: 'month',
      title: 'Month',
      defaultLanguage: DEFAULT_LANGUAGE,
      currency: 'TRY',
    }
    await openSite(brand, order.admin)
  } else if (order.do === 'beginDay') {
    const { PLAYED_SPORTS } = await import('#demo/results')
    const { seedDemoCatalogue } = await import('#catalogue/actions/seed_demo_catalogue')
    await seedDemoCatalogue(PLAYED_SPORTS)
  } else clock.set(order.at)
  await rebuildBook()
}

/** What the loops of payments and of the sandbox do by real time. */
async function workOnPayments(): Promise<void> {
  const { moveDue } = await import('#sandbox_gateway/actions/move_due')
  const { sendNotices } = await import('#sandbox_gateway/notices/send_notices')
  const { expirePayments } = await import('#payments/asking/expire_payments')
  const { askPayments } = await import('#payments/asking/ask_payments')
  await moveDue()
  await sendNotices()
  await expirePayments()
  await askPayments()
}
