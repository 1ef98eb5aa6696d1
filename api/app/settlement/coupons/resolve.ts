/** The settlement of a coupon when staff give selections their results. Pure; shared by the action and its dry run. */
import { isPlain } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { allowsDeadHeat } from '@grandstand/shared-types/markets/settling/dead_heat_markets'
import type { ManualChange } from '@grandstand/shared-types/wire/coupon_actions'
import { AppError } from '#core/errors/app_error'
import type { CouponRow, LegRow } from '#settlement/coupons/coupon_row'
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
  legs: readonly LegRow[],
  order: ManualOrder,
  now: number
): Resolution {
  const wanted = resultsOf(legs, order)
  const settlement = settlementOf(
    coupon,
    legs.map((leg) => ({ ...leg, result: wanted.get(leg.position) ?? leg.result })),
    now
  )
  if (coupon.state === 'settled' && settlement.next.state !== 'settled') {
    throw new AppError('couponNotToWaiting')
  }
  const changes = legs.flatMap(({ position, result }): ManualChange[] => {
    const after = wanted.get(position)
    return after ? [{ position, before: result, after }] : []
  })
  const isRepeated =
    !settlement.isNews &&
    legs.every((leg) => !wanted.has(leg.position) || isResolvedSo(leg, wanted))
  return { settlement, changes, isRepeated }
}

const isResolvedSo = ({ position, result, is_manual: isManual }: LegRow, wanted: Wanted) =>
  Boolean(isManual) && result === wanted.get(position)

type Wanted = ReadonlyMap<number, OutcomeResult>

function resultsOf(legs: readonly LegRow[], order: ManualOrder): Map<number, OutcomeResult> {
  const { action, selections = [] } = order
  if (action === 'cancel') return new Map(legs.map(({ position }) => [position, 'void']))
  if (selections.length === 0) throw AppError.field('selections', 'isRequiredArea')
  return new Map(
    selections.map(({ position, result }, index) => {
      const leg = legs.find((known) => known.position === position)
      if (!leg) throw AppError.field(`selections.${index}.position`, 'invalidValue')
      if (action === 'void') return [position, 'void']
      if (!result) throw AppError.field(`selections.${index}.result`, 'isRequiredArea')
      if (!isPlain(result) && !allowsDeadHeat(leg.market_type_id)) {
        throw AppError.field(`selections.${index}.result`, 'invalidValue')
      }
      return [position, result]
    })
  )
}
