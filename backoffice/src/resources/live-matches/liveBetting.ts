import { isInPlay, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'

/** `open` when a live match can be bet on, otherwise the first reason why not. */
export type LiveBetting =
  | 'open'
  | 'suspended'
  | 'paused'
  | 'locked'
  | 'stopped'
  | 'unlisted'
  | 'over'

type Facts = Pick<
  LiveMatchRow,
  | 'status'
  | 'active'
  | 'isHeld'
  | 'isPaused'
  | 'isRateLocked'
  | 'isCovered'
  | 'betStatus'
  | 'openMarketCount'
>

/** A suspension by staff is named before one by the feed, because staff can end it. */
export function liveBetting(match: Facts): LiveBetting {
  if (!isInPlay(match.status) && !isPreMatch(match.status)) return 'over'
  if (match.isHeld) return 'suspended'
  if (!match.active || !match.isCovered) return 'unlisted'
  if (match.isPaused) return 'paused'
  if (match.isRateLocked) return 'locked'
  return match.betStatus === 'stopped' || match.openMarketCount === 0 ? 'stopped' : 'open'
}
