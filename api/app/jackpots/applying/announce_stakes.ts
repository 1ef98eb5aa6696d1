import { bus } from '#core/bus'
import { jackpotFaultPoints } from '#jackpots/applying/fault_points'
import type { AppliedStakes } from '#jackpots/applying/apply_stakes'

/** Tells the rooms above what a batch of stakes did to jackpots. Call it after the commit. */
export function announceStakes({ moved, fallen }: AppliedStakes): void {
  if (fallen.length > 0) jackpotFaultPoints.reach('fallCommitted')
  if (moved.length > 0) bus.emit('jackpotsMoved', { levels: moved })
  for (const fall of fallen) bus.emit('jackpotFell', fall)
}
