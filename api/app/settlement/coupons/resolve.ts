/** The settlement of a coupon when staff give selections their results. Pure; shared by the action and its dry run. */
import { isPlain } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import { allowsDeadHeat } from '@grandstand/shared-types/markets/settling/dead_heat_markets'
import type { ManualChange } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { AppError } from '#core/errors/app_error'
import type { RacesInForce } from '#catalogue/racing/races_in_force'
import type { CouponRow, SelectionRow } from '#settlement/coupons/coupon_row'
import { duePrice } from '#settlement/coupons/due_of_race'
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
  races: RacesInForce
}

/**
 * Throws 422 `validationFailed` at `selections` for an unknown position, and for `settle` without a result, of an each-way
 * selection also without one of its place part, or with a dead heat on a market that has none; `couponNotToWaiting` when a settled coupon would be open again (rules 5.1).
 */
export function resolve(
  coupon: CouponRow,
  selections: readonly SelectionRow[],
  { order, now, races }: ByHand
): Resolution {
  const wanted = resultsOf(selections, order)
  const after = selections.map((selection): SelectionRow => {
    const given = wanted.get(selection.position)
    if (!given) return selection
    const next = { ...selection, result: given.result, place_result: given.placeResult }
    return { ...next, ...duePrice(next, coupon.placed_at, races) }
  })
  const settlement = settlementOf(coupon, after, now)
  if (coupon.state === 'settled' && settlement.next.state !== 'settled') {
    throw new AppError('couponNotToWaiting')
  }
  const changes = selections.flatMap((selection): ManualChange[] => {
    const { position, result: before, place_result: placeBefore } = selection
    const given = wanted.get(position)
    if (!given) return []
    const { placeResult: placeAfter } = given
    const place = placeAfter && { placeBefore, placeAfter }
    return [{ position, before, after: given.result, ...place }]
  })
  const isRepeated =
    !settlement.isNews &&
    selections.every(
      (selection) => !wanted.has(selection.position) || isResolvedSo(selection, wanted)
    )
  return { settlement, changes, after, isRepeated }
}

function isResolvedSo(selection: SelectionRow, wanted: Wanted): boolean {
  const given = wanted.get(selection.position)
  return (
    Boolean(selection.is_manual) &&
    selection.result === given?.result &&
    selection.place_result === given.placeResult
  )
}

interface Given {
  result: OutcomeResult
  /** Null for a bet to win. */
  placeResult: OutcomeResult | null
}
type Wanted = ReadonlyMap<number, Given>

const voidOf = ({ places }: SelectionRow): Given => ({
  result: 'void',
  placeResult: places === null ? null : 'void',
})

function resultsOf(selections: readonly SelectionRow[], order: ManualOrder): Map<number, Given> {
  const { action, selections: ordered = [] } = order
  if (action === 'cancel') return new Map(selections.map((one) => [one.position, voidOf(one)]))
  if (ordered.length === 0) throw AppError.field('selections', 'isRequiredArea')
  return new Map(
    ordered.map(({ position, result, placeResult }, index) => {
      const selection = selections.find((known) => known.position === position)
      if (!selection) throw AppError.field(`selections.${index}.position`, 'unknownEntry')
      if (action === 'void') return [position, voidOf(selection)]
      const given = requireResult(selection, result, `selections.${index}.result`)
      const field = `selections.${index}.placeResult`
      // a bet to win has no place part
      if (selection.places === null && placeResult) throw AppError.field(field, 'unknownEntry')
      const place = selection.places === null ? null : requireResult(selection, placeResult, field)
      return [position, { result: given, placeResult: place }]
    })
  )
}

/** Throws 422 `isRequiredArea` without a result, and `noDeadHeat` for one that the market cannot have, at the field. */
function requireResult(
  { market_type_id: typeId }: SelectionRow,
  result: OutcomeResult | null | undefined,
  field: string
): OutcomeResult {
  if (!result) throw AppError.field(field, 'isRequiredArea')
  if (!isPlain(result) && !allowsDeadHeat(typeId)) throw AppError.field(field, 'noDeadHeat')
  return result
}
