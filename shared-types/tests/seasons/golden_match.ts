/** A match settled by the vendor, read into our facts and specifiers. */
import { SPORT_IDS } from '../../src/catalogue/sports.ts'
import type { Incident, MatchFacts, Score } from '../../src/markets/model/match_facts.ts'
import type { MarketType } from '../../src/markets/model/market_type.ts'

export interface GoldenLine {
  market: string
  special: string
  variant: string
  paid: { outcomeid: string; result: string }[]
}
export interface Golden {
  match: string
  scores: Record<string, string>
  /** With the score after each goal. */
  goals: { minute: string; score: string }[]
  cards: { time: string; type: string; team: string | null }[]
  corners: { team: string; period: string; n: string }[]
  markets: GoldenLine[]
}

/** The file names no sport: halves mean soccer, market types on points table tennis, sets without them tennis. */
export function sportOf({ scores, markets }: Golden): number {
  if (scores['HT']) return SPORT_IDS.soccer
  return markets.some(({ market }) => market === '238') ? SPORT_IDS.tableTennis : SPORT_IDS.tennis
}

function score(text: string | undefined): Score | null {
  const [home, away] = (text ?? '').split(':').map(Number)
  return home === undefined || away === undefined ? null : [home, away]
}

export function factsOf({ scores, goals }: Golden): MatchFacts {
  const sets = Object.entries(scores).flatMap(([name, text]): [string, Score][] => {
    const set = /^Set(\d)$/.exec(name)?.[1]
    const games = score(text)
    return set && games ? [[set, games]] : []
  })
  const [fullTime, halfTime] = [score(scores['FT']), score(scores['HT'])]
  let before: Score = [0, 0]
  const ordered = goals.map(({ score: after, minute }): Incident => {
    const now = score(after) ?? before
    const side = now[0] > before[0] ? 'home' : 'away'
    before = now
    return { side, ...(Number(minute) >= 1 && { minute: Number(minute) }) }
  })
  return {
    status: 'ended',
    periods: Object.fromEntries(sets),
    ...(fullTime && { fullTime }),
    ...(halfTime && { halfTime }),
    ...(ordered.length > 0 && { goals: ordered }),
  }
}

/**
 * The vendor's line and variant as one specifier; both `gamenr=1` and `variant=sr:...` are in the field of the variant.
 */
export function specifierOf(type: MarketType, { special, variant }: GoldenLine): string {
  const names: Record<string, string> = {
    total: `total=${special}`,
    handicap: `hcp=${special}`,
    scoreHandicap: `hcp=${special}`,
  }
  const line = special === '' ? '' : (names[type.specifierKind] ?? '')
  return [line, variant].filter((part) => part !== '').join('|')
}
