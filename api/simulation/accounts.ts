/** The office: commission plans, statements drawn up, approved, paid and locked. */
import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import type { Bot } from './bot.ts'
import { nameOf, ZONE } from './calendar.ts'
import type { Network } from './network.ts'
import { oneOf } from './slips.ts'
import type { Tally } from './tally.ts'

const bands = (...rates: number[]) =>
  rates.map((rate, index) => ({ fromSelections: 1 + 2 * index, rate }))

const PLANS = [
  {
    name: 'turnover',
    basis: 'turnover',
    scope: 'branch',
    negative: 'carry',
    bands: bands(300, 700),
  },
  { name: 'less', basis: 'turnover', scope: 'branch', negative: 'carry', bands: bands(150, 650) },
  { name: 'own', basis: 'turnover', scope: 'own', negative: 'reset', bands: bands(500) },
  { name: 'gross', basis: 'grossWin', scope: 'branch', negative: 'carry', bands: bands(1_500) },
  { name: 'net', basis: 'netWin', scope: 'branch', negative: 'carry', bands: bands(2_000, 2_500) },
  { name: 'forgetful', basis: 'netWin', scope: 'own', negative: 'reset', bands: bands(3_333) },
] as const

/** Days of the month on which terms change. */
const NEW_TERMS_DAY = 12
const NEW_PLANS_DAY = 18
/** From this day on the brand settles its accounts by weeks. */
export const WEEKS_FROM_DAY = 20

/** Sets the brand up before anybody is there. */
export async function setUpBrand(admin: Bot, siteId: number): Promise<void> {
  await admin.must('PUT', `/v1/sites/${siteId}`, {
    settings: { timeZone: ZONE, statementPeriod: 'day', stepUpCreditMinor: 1_000_000_000_000 },
  })
}

/** Plans with terms that change within the month; three of four dealers have a plan, some change it. */
export async function agreeCommission(
  { admin, dealers }: Network,
  random: () => number
): Promise<void> {
  const ids: number[] = []
  for (const plan of PLANS) {
    const path = '/v1/commission-plans'
    const { id } = await admin.must<{ id: number }>('POST', path, { ...plan, fromDay: nameOf(0) })
    ids.push(id)
    const { name: _name, ...terms } = plan
    const changed = terms.bands.map((band) => ({ ...band, rate: band.rate + 111 }))
    const version = { ...terms, bands: changed, fromDay: nameOf(NEW_TERMS_DAY) }
    await admin.must('POST', `${path}/${id}/versions`, version)
  }
  const give = (dealerId: number, planId: number | undefined, day: number) =>
    admin.must('POST', '/v1/dealer-commissions', {
      dealerId,
      planId: planId ?? null,
      fromDay: nameOf(day),
    })
  for (const { bot } of dealers) {
    if (random() < 0.75) await give(bot.id, oneOf(random, ids), 0)
    if (random() < 0.25) {
      await give(bot.id, random() < 0.3 ? undefined : oneOf(random, ids), NEW_PLANS_DAY)
    }
  }
}

/** Draws up statements of closed periods; resolves to the number of periods. */
export async function drawUp(admin: Bot, tally: Tally): Promise<number> {
  const { count } = await admin.must<{ count: number }>('POST', '/v1/statement-periods')
  tally.add('periods', count)
  return count
}

/** Approves two of three drafts, pays most of the approved ones, and locks some of the paid ones. */
export async function payStatements(admin: Bot, tally: Tally, random: () => number): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ state: 'draft' }))
  const drafts = await admin.get<StatementRow[]>(`/v1/statements?filter=${filter}&range=[0,99]`)
  for (const { id } of drafts) {
    if (random() < 0.33) continue
    await admin.must('POST', `/v1/statements/${id}/approve`)
    if (random() < 0.2) continue
    await admin.must('POST', `/v1/statements/${id}/pay`)
    tally.add('statements paid')
    if (random() < 0.5) await admin.must('POST', `/v1/statements/${id}/lock`)
  }
}
