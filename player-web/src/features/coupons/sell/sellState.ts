/**
 * Selling in two steps, as a state machine of pure functions: an offer is shown, is valid for a few seconds, and is
 * confirmed or renewed.
 */
import type { SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { PlayerErrorKey } from '@grandstand/shared-types/core/errors'
import type { Fault } from '../../../i18n/errorText.ts'

/**
 * How long an offer can be confirmed: shorter than the server honours it, so that a confirmation at the last moment
 * still arrives in time.
 */
export const CONFIRM_MS = 3000
/** Renewals of an offer that is not confirmed; after them, the player has probably gone away. */
export const MAX_RENEWALS = 6

interface OpenOffer {
  offerId: string
  amountMinor: number
  /** By this device's clock, epoch milliseconds. */
  expiresAt: number
}

export type SellState =
  | { step: 'closed' }
  | { step: 'asking'; renewals: number; before: number | null; notice: Fault | null }
  | {
      step: 'offered'
      offer: OpenOffer
      renewals: number
      /** The amount of the previous offer, when it differs. */
      before: number | null
      /** Why the last offer was refused; null without a refusal. */
      notice: Fault | null
    }
  | { step: 'selling'; offer: OpenOffer; idempotencyKey: string }
  /** No answer arrived, so it is unknown whether the coupon was sold. */
  | { step: 'unanswered'; offer: OpenOffer; idempotencyKey: string }
  | { step: 'sold'; amountMinor: number }
  | { step: 'refused'; refusal: Fault }

export type SellEvent =
  | { type: 'open' }
  | { type: 'close' }
  /**
   * `askedAt` is the time of the request. The offer's life counts from there, so that it never looks longer than it is.
   */
  | { type: 'offer'; offer: SellOffer; askedAt: number; lifeMs: number }
  | { type: 'expired' }
  | { type: 'confirm'; idempotencyKey: string }
  | { type: 'retry' }
  | { type: 'sold'; amountMinor: number }
  | { type: 'refused'; refusal: Fault }
  | { type: 'unanswered' }

/** Refusals after which a new offer is requested. */
const WORTH_ANOTHER: ReadonlySet<PlayerErrorKey> = new Set(['sellOfferExpired', 'sellOfferChanged'])

export const CLOSED: SellState = { step: 'closed' }

/** The next state; an event that does not fit the state changes nothing. */
export function sellStep(state: SellState, event: SellEvent): SellState {
  switch (event.type) {
    case 'open':
      return { step: 'asking', renewals: 0, before: null, notice: null }
    case 'close':
      return state.step === 'selling' || state.step === 'unanswered' ? state : CLOSED
    case 'offer':
      return state.step === 'asking' ? offered(state, event) : state
    case 'expired':
      return state.step === 'offered' ? renewed(state) : state
    case 'confirm':
      if (state.step !== 'offered') return state
      return { step: 'selling', offer: state.offer, idempotencyKey: event.idempotencyKey }
    case 'retry':
      return state.step === 'unanswered' ? { ...state, step: 'selling' } : state
    case 'sold':
      return { step: 'sold', amountMinor: event.amountMinor }
    case 'refused':
      return refused(state, event.refusal)
    case 'unanswered':
      return state.step === 'selling' ? { ...state, step: 'unanswered' } : state
  }
}

function offered(
  { renewals, before, notice }: Extract<SellState, { step: 'asking' }>,
  { offer, askedAt, lifeMs }: Extract<SellEvent, { type: 'offer' }>
): SellState {
  const { offerId, amountMinor } = offer
  return {
    step: 'offered',
    offer: { offerId, amountMinor, expiresAt: askedAt + lifeMs },
    renewals,
    before: before === amountMinor ? null : before,
    notice,
  }
}

function renewed({ offer, renewals }: Extract<SellState, { step: 'offered' }>): SellState {
  if (renewals >= MAX_RENEWALS) return CLOSED
  return { step: 'asking', renewals: renewals + 1, before: offer.amountMinor, notice: null }
}

function refused(state: SellState, refusal: Fault): SellState {
  if (state.step === 'selling' && WORTH_ANOTHER.has(refusal.key)) {
    return { step: 'asking', renewals: 0, before: state.offer.amountMinor, notice: refusal }
  }
  return { step: 'refused', refusal }
}

/** The offer on screen: an offer that can be confirmed, or the last one while the next is requested. */
export interface ShownOffer {
  /** Null while the next offer is requested. */
  offer: OpenOffer | null
  amountMinor: number
  /** The amount of the previous offer, when it differs. */
  before: number | null
  notice: Fault | null
}

/** The offer on screen; null before the first one. */
export function shownOffer(state: SellState): ShownOffer | null {
  if (state.step === 'offered') {
    const { offer, before, notice } = state
    return { offer, amountMinor: offer.amountMinor, before, notice }
  }
  if (state.step !== 'asking' || state.before === null) return null
  return { offer: null, amountMinor: state.before, before: null, notice: state.notice }
}
