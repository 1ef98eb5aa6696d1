import type { Period } from '@grandstand/shared-types/statements/periods'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { FaultPoints } from '#core/fault_points'
import { inTransaction, insertAll, isUniqueViolation, type Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import type { Editor } from '#core/requests/access'
import { authorOf, recordAudit } from '#audit/record_audit'
import { siteById, type CurrentSite } from '#sites/current_site'
import { dealerTree } from '#statements/queries/dealer_tree'
import { nextPeriod } from '#statements/queries/next_period'
import { periodCoupons } from '#statements/queries/period_coupons'
import { periodEntries } from '#statements/queries/period_entries'
import { closingFiguresBefore } from '#statements/queries/closing_figures'
import { termsInForce } from '#statements/queries/terms_in_force'
import { draftsOf, totalOf, type Draft } from '#statements/statement_draft'

/** Periods of one run: a brand with years of history takes several. */
const MOST_AT_ONCE = 100

/** Steps at which a test stops the drawing up of a period. */
export const drawUpFaults = new FaultPoints<'period' | 'statements' | 'coupons'>()

/**
 * Draws up the closed periods of a brand that have no statements yet, 100 at most, each in a transaction of its own;
 * resolves to their number. Of two runs at once only one draws a period up. `editor` is absent when the platform acts
 * by itself.
 */
export async function drawUpPeriods(siteId: number, editor?: Editor): Promise<number> {
  const site = await siteById(siteId)
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
    const drafts = draftsOf({
      tree: await dealerTree(trx, site.id),
      entries: await periodEntries(trx, site.id, period),
      coupons: await periodCoupons(trx, site.id, period),
      before: await closingFiguresBefore(trx, site.id, period),
      terms: await termsInForce(trx, site.id, dayIn(site.settings.timeZone, period.startsAt)),
      brandCurrency: site.currency,
    })
    await insertDrafts(trx, periodId, drafts)
    await recordAudit(trx, {
      ...(editor ? authorOf(editor) : { siteId: site.id, actorId: null }),
      action: 'statements.draw',
      subjectType: 'site',
      subjectId: site.id,
      detail: { periodId, ...period, count: drafts.length },
    })
    return true
  })
}

/**
 * Adds the period and resolves to its id; null when the period exists. The unique key of brand and beginning lets only
 * one run go on.
 */
async function insertPeriod(
  trx: Trx,
  { id, settings }: CurrentSite,
  { startsAt, endsAt }: Period
): Promise<number | null> {
  try {
    const [periodId]: number[] = await trx.insertQuery().table('statement_periods').insert({
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
    'statements',
    drafts.map((draft) => statementRow(periodId, draft))
  )
  drawUpFaults.reach('statements')
  const idOf = await statementIds(trx, periodId)
  const coupons = drafts.flatMap((draft) =>
    draft.coupons.map((coupon) => ({
      statement_id: must(idOf.get(keyOf(draft)), 'number of a statement'),
      coupon_id: coupon.couponId,
      selection_count: coupon.selectionCount,
      turnover: coupon.turnover,
      gross_win: coupon.grossWin,
      net_win: coupon.netWin,
    }))
  )
  await insertAll(trx, 'statement_coupons', coupons)
  drawUpFaults.reach('coupons')
}

interface StatementKey {
  dealerId: number
  currency: string
}

const keyOf = ({ dealerId, currency }: StatementKey): string => `${dealerId}:${currency}`

async function statementIds(trx: Trx, periodId: number): Promise<Map<string, number>> {
  const rows: (StatementKey & { id: number })[] = await trx
    .query<StatementKey & { id: number }>()
    .from('statements')
    .where('period_id', periodId)
    .select({ id: 'id', dealerId: 'dealer_id', currency: 'currency' })
  return new Map(rows.map((row) => [keyOf(row), Number(row.id)]))
}

const statementRow = (periodId: number, draft: Draft) => ({
  period_id: periodId,
  dealer_id: draft.dealerId,
  currency: draft.currency,
  state: 'draft',
  opening: draft.openingMinor,
  ...draft.flows,
  closing: draft.closingMinor,
  payments: draft.paymentsMinor,
  debt: draft.debtMinor,
  turnover: totalOf(draft.coupons, 'turnover'),
  gross_win: totalOf(draft.coupons, 'grossWin'),
  net_win: totalOf(draft.coupons, 'netWin'),
  earned: draft.earnedMinor,
  carried: draft.carriedMinor,
  payable: draft.payableMinor,
  carry: draft.carryMinor,
  version_id: draft.versionId,
})
