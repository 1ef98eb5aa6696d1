import { EMPTY_LIVE_STATE } from '../../src/live/state.ts'
import type { BoardMarket } from '../../src/wire/betting/book.ts'
import type { LiveMatch } from '../../src/wire/betting/live.ts'

export function liveMatch(over: Partial<LiveMatch> = {}): LiveMatch {
  return {
    id: 1,
    sportId: 1,
    categoryId: 1,
    tournamentId: 1,
    home: 'Home',
    away: 'Away',
    isRace: false,
    startsAt: 1_000_000,
    status: '1p',
    betStatus: 'started',
    minSelections: 1,
    marketCount: 1,
    markets: [],
    categoryName: 'Country',
    tournamentName: 'League',
    leagueOrder: 0,
    countryCode: null,
    listOrder: 0,
    state: EMPTY_LIVE_STATE,
    isPaused: false,
    silentSince: null,
    updatedAt: 0,
    ...over,
  }
}

export function market(id: number, odds: readonly number[], status: BoardMarket['status'] = 1) {
  return {
    id,
    typeId: 1,
    specifier: '',
    status,
    isMainLine: true,
    outcomes: odds.map((milli, i) => ({
      id: id * 100 + i,
      key: String(i + 1),
      oddsMilli: Math.abs(milli),
      active: milli > 0,
    })),
  } satisfies BoardMarket
}
