/** The look of a coupon's or selection's state: a tone with a colour and an icon, since colour alone is not enough. */
import {
  COUPON_STATUS,
  type CouponStatus,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import {
  stateWithoutResult,
  type StateWithoutResult,
} from '@grandstand/shared-types/coupons/model/selection_state'
import { outcomeResultName } from '@grandstand/shared-types/coupons/payout/dead_heat'
import type { OutcomeResult } from '@grandstand/shared-types/markets/model/outcome_result'
import type { Tone } from '../../../ui/StatusChip.tsx'

type StatusName = 'waiting' | 'won' | 'lost' | 'cancelled' | 'sold'

const STATUSES: Readonly<Record<CouponStatus, { name: StatusName; tone: Tone }>> = {
  [COUPON_STATUS.waiting]: { name: 'waiting', tone: 'waiting' },
  [COUPON_STATUS.won]: { name: 'won', tone: 'won' },
  [COUPON_STATUS.lost]: { name: 'lost', tone: 'lost' },
  [COUPON_STATUS.cancelled]: { name: 'cancelled', tone: 'neutral' },
  [COUPON_STATUS.sold]: { name: 'sold', tone: 'neutral' },
}

export function couponStatus(status: CouponStatus): { name: StatusName; tone: Tone } {
  return STATUSES[status]
}

type ResultName = ReturnType<typeof outcomeResultName>

const RESULT_TONES: Readonly<Record<ResultName, Tone>> = {
  won: 'won',
  deadHeat: 'won',
  halfWon: 'won',
  lost: 'lost',
  halfLost: 'lost',
  void: 'neutral',
}

/** The name of a result in the texts; `open` for null. */
export const resultName = (result: OutcomeResult | null): ResultName | 'open' =>
  result === null ? 'open' : outcomeResultName(result)

/** The state of a selection: its result, or the state of its coupon when it has no result. Key of `coupons.result`. */
type SelectionState = ResultName | StateWithoutResult

/** A selection of a sold, cancelled or rejected coupon is no longer open. */
export function selectionState(status: CouponStatus, result: OutcomeResult | null): SelectionState {
  return result === null ? stateWithoutResult(status) : outcomeResultName(result)
}

export function selectionTone(state: SelectionState): Tone {
  if (state === 'open') return 'waiting'
  return state === 'sold' || state === 'cancelled' ? 'neutral' : RESULT_TONES[state]
}
