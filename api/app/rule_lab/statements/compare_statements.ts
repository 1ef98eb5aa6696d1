/** Compares the commission of statements with what other terms would have paid. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CommissionSlice } from '@grandstand/shared-types/statements/earned_commission'
import { TrialSums } from '@grandstand/shared-types/rule_lab/trial_sums'
import { must } from '#core/errors/must'
import { numbersFrom } from '#rule_lab/queries/first_number'
import { slicesBetween, statementsSince, type SliceRow } from '#rule_lab/statements/past_statements'
import type { TrialScope } from '#rule_lab/coupons/compare_coupons'
import { payablesUnder, type TriedTerms } from '#rule_lab/statements/payables'
import type { Progress } from '#rule_lab/running/trial'
import type { CurrentSite } from '#sites/current_site'

const NUMBERS_AT_ONCE = 5_000

/** Null when the trial was over before its end. */
export async function compareStatements(
  site: CurrentSite,
  scope: TrialScope,
  tried: TriedTerms | null,
  progress: Progress
): Promise<TrialSums | null> {
  const statements = await statementsSince(site.id, scope.fromMs)
  const slices = await slicesOf(new Set(statements.map(({ id }) => id)), progress)
  if (!slices) return null
  const payables = payablesUnder(
    statements.map((one) => ({ ...one, slices: slices.get(one.id) ?? [] })),
    tried,
    site.currency
  )
  const sums = new TrialSums(scope.dayStarts)
  for (const { id, dealerId, currency, endsAt, payableMinor, path } of statements) {
    if (scope.path !== null && !path.startsWith(scope.path)) continue
    const outcome = (paidMinor: number) => ({ stakeMinor: 0, paidMinor, refusedBy: null })
    sums.add(
      { id, userId: dealerId, currency, at: endsAt - 1 },
      outcome(payableMinor),
      outcome(must(payables.get(id), 'commission of a statement'))
    )
  }
  return sums
}

/** The coupons that each statement counts, summed by their number of selections. */
async function slicesOf(
  statementIds: ReadonlySet<number>,
  { isOver, tell }: Progress
): Promise<Map<number, CommissionSlice[]> | null> {
  const sums = new Map<string, SliceRow>()
  // periods are drawn up one after the other, so the statements and their coupons are numbered in their order
  const { afterId: first, toId: last } = await numbersFrom(
    'statement_coupons',
    'statement_id',
    Math.min(...statementIds)
  )
  let count = 0
  for (let afterId = first; afterId < last; afterId += NUMBERS_AT_ONCE) {
    if (isOver()) return null
    const toId = Math.min(last, afterId + NUMBERS_AT_ONCE)
    for (const row of await slicesBetween(afterId, toId)) {
      if (!statementIds.has(row.statementId)) continue
      count += row.count
      const key = `${row.statementId}:${row.selectionCount}`
      sums.set(key, added(row, sums.get(key)))
    }
    tell((100 * (toId - first)) / (last - first), count)
    await nextTurn()
  }
  const slices = new Map<number, CommissionSlice[]>()
  for (const { statementId, selectionCount, turnover, grossWin, netWin } of sums.values()) {
    const slice = { selectionCount, turnover, grossWin, costs: { bonuses: grossWin - netWin } }
    slices.set(statementId, [...(slices.get(statementId) ?? []), slice])
  }
  return slices
}

const added = (row: SliceRow, to: SliceRow | undefined): SliceRow =>
  to
    ? {
        ...row,
        turnover: row.turnover + to.turnover,
        grossWin: row.grossWin + to.grossWin,
        netWin: row.netWin + to.netWin,
      }
    : row
