/** What this room does for rooms below it. */
import { guardBetsWith } from '#catalogue/actions/bet_guard'
import { guardStatusWith } from '#catalogue/actions/status_guard'
import { requireOneIsEnough } from '#settlement/approval/alone'
import { requireNoBet } from '#settlement/approval/own_bets'

export function bind(): void {
  guardStatusWith(requireOneIsEnough)
  guardBetsWith(({ principal }, matchId) => requireNoBet(principal, { matchId }))
}
