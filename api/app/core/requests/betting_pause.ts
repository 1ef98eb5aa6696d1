/** Whether this server takes bets: a check that finds the server itself in doubt pauses them, and lifts its own pause. */
import type { BettingPause } from '@grandstand/shared-types/wire/integrity'
import { AppError } from '#core/errors/app_error'

const reasons = new Set<BettingPause>()

/** Sets or lifts the pause of one check; bets are taken while no check has one. */
export function pauseBetting(reason: BettingPause, isPaused: boolean): void {
  if (isPaused) reasons.add(reason)
  else reasons.delete(reason)
}

export const bettingPauses = (): BettingPause[] => [...reasons].sort()

export const isBettingPaused = (): boolean => reasons.size > 0

/** Throws 503 `bettingPaused`. */
export function requireBetting(): void {
  if (isBettingPaused()) throw new AppError('bettingPaused')
}
