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
import { joinReferrals } from '#affiliates/actions/join_referrals'
import { lookForFlags } from '#affiliates/actions/look_for_flags'
import { lookForOwnMoney } from '#affiliates/actions/look_for_own_money'
import { noteFirsts } from '#affiliates/actions/note_firsts'
import { recordStandings } from '#affiliates/actions/record_standings'
import { affiliatesToDraw, referralsToDraw } from '#affiliates/queries/affiliates_to_draw'
import { nextPeriod, type NextPeriod } from '#affiliates/queries/next_period'
import { openAdjustments } from '#affiliates/queries/open_adjustments'
import { periodRevenue, type CountedProducts } from '#affiliates/queries/period_revenue'
import { dealsOfPeriods, type DealOf, type DrawnPeriod } from '#affiliates/queries/terms_of_periods'
import {
  balancesBefore,
  foundBefore,
  periodsUntil,
  stakesBefore,
  toldBefore,
} from '#affiliates/queries/told_history'
import { affectedBy, NOTHING_RETOLD, retell, type Retold } from '#affiliates/retelling'
import { draftsOf, type Draft, type Sources } from '#affiliates/statement_draft'
import { lineRow, playerRow, statementRow } from '#affiliates/statement_rows'

/** Periods of one run: a brand with years of history takes several. */
const MOST_AT_ONCE = 100

/** Steps at which a test stops the drawing up of a period. */
export const drawUpFaults = new FaultPoints<
  'period' | 'statements' | 'players' | 'adjustments' | 'standings'
>()

/**
 * Draws up the closed periods of a brand whose affiliates have no statements yet (rules 16.7), 100 at most, each in a
 * transaction of its own; resolves to their number. Of two runs at once only one draws a period up. `editor` is absent when
 * the platform acts by itself.
 */
export async function drawUpPeriods(siteId: number, editor?: Editor): Promise<number> {
  const site = await siteById(siteId)
  // players, flags and first deposits are looked for even while no period is closed, so that staff may decide in time
  await joinReferrals(siteId)
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
async function drawUp(site: CurrentSite, period: NextPeriod, editor?: Editor): Promise<boolean> {
  return inTransaction(async (trx) => {
    const drawn = await insertPeriod(trx, site, period)
    if (!drawn) return false
    drawUpFaults.reach('period')
    const sources = await sourcesOf(trx, site, drawn)
    const drafts = draftsOf(sources)
    if (drafts.length > 0) await insertDrafts(trx, drawn.id, drafts)
    await recordStandings(trx, sources, drafts)
    drawUpFaults.reach('standings')
    if (drafts.length === 0) return true
    await recordAudit(trx, {
      ...(editor ? authorOf(editor) : { siteId: site.id, actorId: null }),
      action: 'affiliateStatements.draw',
      subjectType: 'site',
      subjectId: site.id,
      detail: { periodId: drawn.id, ...period, count: drafts.length },
    })
    return true
  })
}

async function sourcesOf(trx: Trx, site: CurrentSite, period: DrawnPeriod): Promise<Sources> {
  const affiliates = await affiliatesToDraw(trx, site.id, period)
  const referrals = await referralsToDraw(trx, site.id, period)
  const dealOf = await dealsOfPeriods(trx, site.id)
  const products = countedProducts([...affiliates.keys()], dealOf, period)
  const known = { period, affiliates, referrals, dealOf }
  return {
    ...known,
    revenues: await periodRevenue(trx, site.id, period, products),
    stakes: await stakesBefore(trx, site.id),
    before: await balancesBefore(trx, site.id),
    adjustments: await openAdjustments(trx, site.id, period.endsAt),
    retold: await retoldBy(trx, site.id, known),
  }
}

/** Earlier periods told again for those whom decided flags concern: hardly anybody. */
async function retoldBy(
  trx: Trx,
  siteId: number,
  {
    period,
    affiliates,
    referrals,
    dealOf,
  }: Pick<Sources, 'period' | 'affiliates' | 'referrals' | 'dealOf'>
): Promise<Retold> {
  const affected = affectedBy(affiliates, referrals)
  if (affected.below.size === 0) return NOTHING_RETOLD
  return retell(affected, affiliates, referrals, {
    periods: await periodsUntil(trx, siteId, period.startsAt),
    dealOf,
    found: await foundBefore(trx, [...affected.byPlayers]),
    told: await toldBefore(trx, [...affected.below]),
  })
}

/** Affiliates whose deals count some products alone. */
function countedProducts(
  affiliateIds: readonly number[],
  dealOf: DealOf,
  period: DrawnPeriod
): CountedProducts {
  const counted = affiliateIds.flatMap((affiliateId) => {
    const products = dealOf(affiliateId, period)?.products ?? null
    return products === null ? [] : [[affiliateId, products] as const]
  })
  return new Map(counted)
}

/** Null when the period exists: the unique key of brand and beginning lets only one run go on. */
async function insertPeriod(
  trx: Trx,
  { id, settings }: CurrentSite,
  { kind, startsAt, endsAt }: NextPeriod
): Promise<DrawnPeriod | null> {
  const createdAt = clock.now()
  const { statementPeriod, timeZone } = settings
  const firstDay = dayIn(timeZone, startsAt)
  try {
    const [periodId]: number[] = await trx
      .insertQuery()
      .table('affiliate_periods')
      .insert({
        site_id: id,
        kind,
        starts_at: startsAt,
        ends_at: endsAt,
        first_day: firstDay,
        last_day: dayIn(timeZone, endsAt - 1),
        next_kind: statementPeriod,
        created_at: createdAt,
      })
    return { id: must(periodId, 'number of the period'), startsAt, endsAt, firstDay, createdAt }
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
  const lines = drafts.flatMap((draft) => draft.lines.map((line) => lineRow(idOf(draft), line)))
  if (lines.length > 0) await insertAll(trx, 'affiliate_statement_lines', lines)
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
