import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useMinutesUntil } from './useClockText.ts'

/**
 * When this page first saw each match in its break, because feeds do not send the beginning of a break. Epoch
 * milliseconds, server's clock.
 */
const restsSince = new Map<number, number>()

/** Whole minutes of a break, as this page has seen it, or as the feed's stopped clock shows; 0 while the match runs. */
export function useBreakMinutes({ id, status, state, updatedAt }: LiveMatch): number {
  if (!isPaused(status)) restsSince.delete(id)
  else if (!restsSince.has(id)) {
    restsSince.set(id, state.clock && !state.clock.isRunning ? state.clock.at : updatedAt)
  }
  const since = restsSince.get(id)
  const minutes = useMinutesUntil(since ?? 0)
  return since === undefined ? 0 : Math.max(0, -minutes)
}
