import type { DealVersion } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { Period } from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { FaultPoints } from '#core/fault_points'
import {
  inTransaction,
  insertAll,
  isUniqueViolation,
  whereAmong,
  type Trx,
} from '#core/database/transactions'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { siteById, type CurrentSite } from '#sites/current_site'
import { lookForFlags } from '#affiliates/actions/look_for_flags'
import { lookForOwnMoney } from '#affiliates/actions/look_for_own_money'
import { noteFirsts } from '#affiliates/actions/note_firsts'
import {
  earningAffiliates,
  balancesBefore,
  dealsInForce,
  openAdjustments,
  referralsOf,
} from '#affiliates/queries/affiliates_to_draw'
import { earlierReferrals } from '#affiliates/queries/earlier_referrals'
import { nextPeriod } from '#affiliates/queries/next_period'
import { periodRevenue, type CountedProducts } from '#affiliates/queries/period_revenue'
import { draftsOf, type Draft } from '#affiliates/statement_draft'
import { playerRow, statementRow } from '#affiliates/statement_rows'

/** Periods of one run: a brand with years of history takes several. */
const MOST_AT_ONCE = 100

/** Steps at which a test stops the drawing up of a period. */
export const drawUpFaults = new FaultPoints<'period' | 'statements' | 'players' | 'adjustments'>()

/**
 * Draws up the closed periods of a brand whose affiliates have no statements yet (rules 16.7), 100 at most, each in a
 * transaction of its own; resolves to their number. Of two runs at once only one draws a period up. `editor` is absent when
 * the platform acts by itself.
 */
export async function drawUpPeriods(siteId: number, editor?: Editor): Promise<number> {
  const site = await siteById(siteId)
  // flags and first deposits are looked for even while no period is closed, so that staff may decide in time
  await lookForFlags(siteId)
  await noteFirsts(siteId)
  await lookForOwnMoney(siteId)
  let count = 0
  while (count < MOST_AT_ONCE) {
    const period = await nextPeriod(site)
    if (!period) break
    if (await drawUp(site, period, editor)) count++
  }
  return count
}

/** False when another run has drawn the period up. */
async function drawUp(site: CurrentSite, period: Period, editor?: Editor): Promise<boolean> {
  return inTransaction(async (trx) => {
    const periodId = await insertPeriod(trx, site, period)
    if (periodId === null) return false
    drawUpFaults.reach('period')
    const { endsAt, startsAt } = period
    const deals = await dealsInForce(trx, site.id, dayIn(site.settings.timeZone, startsAt))
    const drafts = draftsOf({
      endsAt,
      affiliates: await earningAffiliates(trx, site.id),
      referrals: await referralsOf(trx, site.id),
      deals,
      revenues: await periodRevenue(trx, site.id, period, countedProducts(deals)),
      earlier: await earlierReferrals(trx, site.id),
      before: await balancesBefore(trx, site.id),
      adjustments: await openAdjustments(trx, site.id, endsAt),
    })
    if (drafts.length === 0) return true
    await insertDrafts(trx, periodId, drafts)
    await recordAudit(trx, {
      ...(editor ? authorOf(editor) : { siteId: site.id, actorId: null }),
      action: 'affiliateStatements.draw',
      subjectType: 'site',
      subjectId: site.id,
      detail: { periodId, ...period, count: drafts.length },
    })
    return true
  })
}

/** Affiliates whose deals count some products alone. */
function countedProducts(deals: ReadonlyMap<number, DealVersion>): CountedProducts {
  const counted = [...deals].flatMap(([affiliateId, { products }]) =>
    products === null ? [] : [[affiliateId, products] as const]
  )
  return new Map(counted)
}

/** Null when the period exists: the unique key of brand and beginning lets only one run go on. */
async function insertPeriod(
  trx: Trx,
  { id, settings }: CurrentSite,
  { startsAt, endsAt }: Period
): Promise<number | null> {
  try {
    const [periodId]: number[] = await trx.insertQuery().table('affiliate_periods').insert({
      site_id: id,
      kind: settings.statementPeriod,
      starts_at: startsAt,
      ends_at: endsAt,
      created_at: clock.now(),
    })
    return must(periodId, 'number of the period')
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

async function insertDrafts(trx: Trx, periodId: number, drafts: readonly Draft[]): Promise<void> {
  await insertAll(
    trx,
    'affiliate_statements',
    drafts.map((draft) => statementRow(periodId, draft))
  )
  drawUpFaults.reach('statements')
  const rows: { id: number; affiliateId: number }[] = await trx
    .query<{ id: number; affiliateId: number }>()
    .from('affiliate_statements')
    .where('period_id', periodId)
    .select({ id: 'id', affiliateId: 'affiliate_id' })
  const ids = new Map(rows.map(({ id, affiliateId }) => [Number(affiliateId), Number(id)]))
  const idOf = ({ affiliate }: Draft) => must(ids.get(affiliate.id), 'number of a statement')
  const players = drafts.flatMap((draft) =>
    draft.players.map((player) => playerRow(idOf(draft), player))
  )
  if (players.length > 0) await insertAll(trx, 'affiliate_statement_players', players)
  drawUpFaults.reach('players')
  for (const draft of drafts) {
    if (draft.adjustments.length === 0) continue
    await whereAmong(
      trx.from('affiliate_adjustments'),
      'id',
      draft.adjustments.map(({ id }) => id)
    ).update({ statement_id: idOf(draft) })
  }
  drawUpFaults.reach('adjustments')
}
