/** The settlement of a coupon when staff give selections their results. Pure; shared by the action and its dry run. */
import { isPlain } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { allowsDeadHeat } from '@grandstand/shared-types/markets/settling/dead_heat_markets'
import type { ManualChange } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { AppError } from '#core/errors/app_error'
import type { CouponRow, SelectionRow } from '#settlement/coupons/coupon_row'
import { settlementOf, type Settlement } from '#settlement/coupons/settlement_of'
import type { ManualOrder } from '#settlement/validators/manual'

export interface Resolution {
  settlement: Settlement
  changes: ManualChange[]
  /** All selections have these results already, given by hand. */
  isRepeated: boolean
}

/**
 * Throws 422 `validationFailed` at `selections` for an unknown position, and for `settle` without a result or with a
 * dead heat on a market that has none; `couponNotToWaiting` when a settled coupon would be open again (rules 5.1).
 */
export function resolve(
  coupon: CouponRow,
  selections: readonly SelectionRow[],
  order: ManualOrder,
  now: number
): Resolution {
  const wanted = resultsOf(selections, order)
  const settlement = settlementOf(
    coupon,
    selections.map((selection) => ({
      ...selection,
      result: wanted.get(selection.position) ?? selection.result,
    })),
    now
  )
  if (coupon.state === 'settled' && settlement.next.state !== 'settled') {
    throw new AppError('couponNotToWaiting')
  }
  const changes = selections.flatMap(({ position, result }): ManualChange[] => {
    const after = wanted.get(position)
    return after ? [{ position, before: result, after }] : []
  })
  const isRepeated =
    !settlement.isNews &&
    selections.every(
      (selection) => !wanted.has(selection.position) || isResolvedSo(selection, wanted)
    )
  return { settlement, changes, isRepeated }
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
