import { loadBetLimits } from '#book/bet_limits'
import { loadOffers } from '#book/offer/offers'
import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Bet limits go into a clone, each in its currency, and what the brand hides and suspends of the offer. */
export const cloneStep: CloneStep = {
  tables: ['bet_limits', 'offer_layers'],
  async copy(trx, cloning) {
    await copySiteRows(trx, 'bet_limits', cloning)
    await copySiteRows(trx, 'offer_layers', cloning)
  },
  async afterwards() {
    await loadBetLimits()
    await loadOffers()
  },
}
