import { bus } from '#core/bus'
import type { AppliedStakes } from '#jackpots/applying/apply_stakes'

/** Tells the rooms above what a batch of stakes did to jackpots. Call it after the commit. */
export function announceStakes({ moved, fallen }: AppliedStakes): void {
  if (moved.length > 0) bus.emit('jackpotsMoved', { levels: moved })
  for (const fall of fallen) bus.emit('jackpotFell', fall)
}
