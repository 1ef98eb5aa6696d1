/** A soccer match in play. */
import { EMPTY_LIVE_STATE, type LiveState } from '@grandstand/shared-types/live/state'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { soccerMatch } from './support.ts'

export const SECOND_HALF: LiveState = {
  ...EMPTY_LIVE_STATE,
  score: [1, 0],
  clock: { seconds: 3780, isRunning: true, at: 1_000_000 },
  periodLengthMinutes: 45,
}

/** Ids of market and outcomes follow the match's: match 3 has market 30 and outcomes 301, 302, 303. */
export function liveMatch(id = 7, overrides: Partial<LiveMatch> = {}): LiveMatch {
  const [market] = soccerMatch().markets
  return {
    ...soccerMatch(),
    id,
    startsAt: 0,
    status: '2p',
    tournamentId: 1,
    markets: [
      {
        ...market!,
        id: id * 10,
        outcomes: market!.outcomes.map((outcome, index) => ({
          ...outcome,
          id: id * 100 + index + 1,
        })),
      },
    ],
    categoryName: 'Türkiye',
    tournamentName: 'Süper Lig',
    countryCode: 'TR',
    leagueOrder: 1,
    listOrder: 0,
    state: SECOND_HALF,
    isPaused: false,
    silentSince: null,
    updatedAt: 1_000_000,
    ...overrides,
  }
}
