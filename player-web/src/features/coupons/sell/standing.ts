import type { Refusal, SellState, StandingOffer } from './sellState.ts'

/** The offer in view: one that can be confirmed, or the last one while the next is asked for. */
export interface Standing {
  /** Null while the next is asked for. */
  offer: StandingOffer | null
  amountMinor: number
  /** The amount of the offer before, when it was another. */
  before: number | null
  notice: Refusal | null
}

/** Null when no offer is, or was, in view. */
export function standingOf(state: SellState): Standing | null {
  if (state.step === 'offered') {
    const { offer, before, notice } = state
    return { offer, amountMinor: offer.amountMinor, before, notice }
  }
  if (state.step !== 'asking' || state.before === null) return null
  return { offer: null, amountMinor: state.before, before: null, notice: state.notice }
}
