/** Matches that ended or closed while they were in the slip (rules 2.2, must-hold L8). */
import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import {
  isCalledOff,
  isPreMatch,
  leavesLiveList,
} from '@grandstand/shared-types/catalogue/match_status'
import { atom } from 'jotai'
import type { SlipItem } from './slipTypes.ts'

interface LeftMatch {
  matchId: number
  names: string
  /** Number of selections that left. */
  count: number
}

export const leftMatchesAtom = atom<readonly LeftMatch[]>([])

/**
 * The selections whose match takes no more bets. `statusOf` returns undefined when the match has left the board. A
 * selection on a match called off before its start stays, and the slip asks the player to remove it.
 */
export function itemsThatLeft(
  items: readonly SlipItem[],
  statusOf: (item: SlipItem) => string | undefined,
  wasLive: (matchId: number) => boolean
): SlipItem[] {
  return items.filter((item) => {
    const status = statusOf(item)
    if (status === undefined || isPreMatch(status)) return false
    return leavesLiveList(status) && (!isCalledOff(status) || wasLive(item.matchId))
  })
}

/** The matches of the selections that left, one line each. */
export function leftMatchesOf(items: readonly SlipItem[]): LeftMatch[] {
  const byMatch = new Map<number, LeftMatch>()
  for (const item of items) {
    const { matchId } = item
    const count = (byMatch.get(matchId)?.count ?? 0) + 1
    byMatch.set(matchId, { matchId, names: matchName(item), count })
  }
  return [...byMatch.values()]
}
