/** The settlement of a coupon when staff give selections their results. Pure; shared by the action and its dry run. */
import { isPlain } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { allowsDeadHeat } from '@grandstand/shared-types/markets/settling/dead_heat_markets'
import type { ManualChange } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { AppError } from '#core/errors/app_error'
import type { Deductions } from '#catalogue/racing/deductions'
import type { CouponRow, SelectionRow } from '#settlement/coupons/coupon_row'
import { dueDeduction } from '#settlement/coupons/due_deduction'
import { settlementOf, type Settlement } from '#settlement/coupons/settlement_of'
import type { ManualOrder } from '#settlement/validators/manual'

export interface Resolution {
  settlement: Settlement
  changes: ManualChange[]
  /** All selections as they are then. */
  after: SelectionRow[]
  /** All selections have these results already, given by hand. */
  isRepeated: boolean
}

interface ByHand {
  order: ManualOrder
  now: number
  /** What withdrawals take off bets on the races of the coupon. */
  deductions: Deductions
}

/**
 * Throws 422 `validationFailed` at `selections` for an unknown position, and for `settle` without a result or with a
 * dead heat on a market that has none; `couponNotToWaiting` when a settled coupon would be open again (rules 5.1).
 */
export function resolve(
  coupon: CouponRow,
  selections: readonly SelectionRow[],
  { order, now, deductions }: ByHand
): Resolution {
  const wanted = resultsOf(selections, order)
  const after = selections.map((selection): SelectionRow => {
    const result = wanted.get(selection.position)
    if (!result) return selection
    const next = { ...selection, result }
    return { ...next, deduction_percent: dueDeduction(next, coupon.placed_at, deductions) }
  })
  const settlement = settlementOf(coupon, after, now)
  if (coupon.state === 'settled' && settlement.next.state !== 'settled') {
    throw new AppError('couponNotToWaiting')
  }
  const changes = selections.flatMap(({ position, result }): ManualChange[] => {
    const given = wanted.get(position)
    return given ? [{ position, before: result, after: given }] : []
  })
  const isRepeated =
    !settlement.isNews &&
    selections.every(
      (selection) => !wanted.has(selection.position) || isResolvedSo(selection, wanted)
    )
  return { settlement, changes, after, isRepeated }
}

const isResolvedSo = ({ position, result, is_manual: isManual }: SelectionRow, wanted: Wanted) =>
  Boolean(isManual) && result === wanted.get(position)

type Wanted = ReadonlyMap<number, OutcomeResult>

function resultsOf(
  selections: readonly SelectionRow[],
  order: ManualOrder
): Map<number, OutcomeResult> {
  const { action, selections: ordered = [] } = order
  if (action === 'cancel') return new Map(selections.map(({ position }) => [position, 'void']))
  if (ordered.length === 0) throw AppError.field('selections', 'isRequiredArea')
  return new Map(
    ordered.map(({ position, result }, index) => {
      const selection = selections.find((known) => known.position === position)
      if (!selection) throw AppError.field(`selections.${index}.position`, 'unknownEntry')
      if (action === 'void') return [position, 'void']
      if (!result) throw AppError.field(`selections.${index}.result`, 'isRequiredArea')
      if (!isPlain(result) && !allowsDeadHeat(selection.market_type_id)) {
        throw AppError.field(`selections.${index}.result`, 'noDeadHeat')
      }
      return [position, result]
    })
  )
}
