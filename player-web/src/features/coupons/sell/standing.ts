import type { Refusal, SellState, StandingOffer } from './sellState.ts'

/** The offer on screen: one that can be confirmed, or the last one while the next is requested. */
export interface Standing {
  /** Null while the next offer is requested. */
  offer: StandingOffer | null
  amountMinor: number
  /** The amount of the previous offer, when it differs. */
  before: number | null
  notice: Refusal | null
}

/** Null when no offer is, or was, on screen. */
export function standingOf(state: SellState): Standing | null {
  if (state.step === 'offered') {
    const { offer, before, notice } = state
    return { offer, amountMinor: offer.amountMinor, before, notice }
  }
  if (state.step !== 'asking' || state.before === null) return null
  return { offer: null, amountMinor: state.before, before: null, notice: state.notice }
}
