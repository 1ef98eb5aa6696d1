import { loadBetLimits } from '#book/bet_limits'
import type { CloneStep } from '#sites/cloning/clone_step'
import { copySiteRows } from '#sites/cloning/copy_rows'

/** Bet limits go into a clone, each in its currency. */
export const cloneStep: CloneStep = {
  tables: ['bet_limits'],
  copy: (trx, cloning) => copySiteRows(trx, 'bet_limits', cloning),
  afterwards: loadBetLimits,
}
