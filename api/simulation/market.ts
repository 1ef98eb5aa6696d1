/** The board as bots see it, and the fate of its matches. */
import type { BoardMatch, BoardMatchList } from '@grandstand/shared-types/wire/betting/book'
import type { Bot } from './bot.ts'

const DAY_MS = 24 * 3_600_000
const PAGE = 75

export interface Price {
  outcomeId: number
  oddsMilli: number
}

/** A match that takes bets: its main lines, each with its prices. */
export interface Offer {
  matchId: number
  lines: Price[][]
}

interface Known {
  sportId: number
  /** Earliest time of its result. */
  dueAt: number
  hasResult: boolean
}

export class Market {
  /** Every match that was ever on the board, by id. */
  readonly known = new Map<number, Known>()
  offers: Offer[] = []

  /** Reads the matches of the next day as a visitor does. */
  async look(visitor: Bot, at: number): Promise<void> {
    const matches: BoardMatch[] = []
    for (let offset = 0; ; offset += PAGE) {
      const page = await visitor.get<BoardMatchList>(
        `/v1/board/matches?from=${at}&to=${at + DAY_MS}&limit=${PAGE}&offset=${offset}`
      )
      matches.push(...page.matches)
      if (matches.length >= page.totalCount || page.matches.length === 0) break
    }
    for (const { id, sportId, startsAt } of matches) {
      if (!this.known.has(id)) this.known.set(id, { sportId, dueAt: startsAt, hasResult: false })
    }
    this.offers = matches.flatMap(({ id, markets, minSelections }) => {
      if (minSelections > 1) return []
      const lines = markets.map(({ outcomes }) =>
        outcomes
          .filter(({ active }) => active)
          .map((outcome) => ({ outcomeId: outcome.id, oddsMilli: outcome.oddsMilli }))
      )
      return lines.length > 0
        ? [{ matchId: id, lines: lines.filter((line) => line.length > 0) }]
        : []
    })
  }
}
