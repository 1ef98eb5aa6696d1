/** Changes of the book that the database does not have yet; `persist.ts` writes them, at most once a second. */
import type { BookMarket, BookMatch, BookOutcome } from '#book/match'

export class PendingWrites {
  readonly newMarkets = new Set<BookMarket>()
  readonly markets = new Set<BookMarket>()
  readonly newOutcomes = new Set<BookOutcome>()
  readonly outcomes = new Set<BookOutcome>()
  /** Matches whose state, status or bet status changed. */
  readonly matches = new Set<BookMatch>()
  /** The first line of each timeline that differs from the database. */
  readonly timelines = new Map<BookMatch, number>()

  get isEmpty(): boolean {
    return (
      this.matches.size === 0 &&
      this.markets.size === 0 &&
      this.newMarkets.size === 0 &&
      this.outcomes.size === 0 &&
      this.newOutcomes.size === 0 &&
      this.timelines.size === 0
    )
  }

  match(match: BookMatch): void {
    if (match.live) match.live.isUnsaved = true
    this.matches.add(match)
  }

  market(market: BookMarket): void {
    market.isUnsaved = true
    if (!this.newMarkets.has(market)) this.markets.add(market)
  }

  newMarket(market: BookMarket): void {
    market.isUnsaved = true
    this.newMarkets.add(market)
    for (const outcome of market.outcomes) this.newOutcomes.add(outcome)
  }

  outcome(outcome: BookOutcome): void {
    if (!this.newOutcomes.has(outcome)) this.outcomes.add(outcome)
  }

  newOutcome(outcome: BookOutcome): void {
    this.newOutcomes.add(outcome)
  }

  timeline(match: BookMatch, firstPosition: number): void {
    const known = this.timelines.get(match) ?? Infinity
    this.timelines.set(match, Math.min(known, firstPosition))
  }

  /** Every match with a pending change. */
  touched(): Set<BookMatch> {
    const all = new Set<BookMatch>([...this.matches, ...this.timelines.keys()])
    for (const market of this.newMarkets) all.add(market.match)
    for (const market of this.markets) all.add(market.match)
    for (const { market } of this.newOutcomes) all.add(market.match)
    for (const { market } of this.outcomes) all.add(market.match)
    return all
  }

  /** The changes of one match. */
  of(match: BookMatch): PendingWrites {
    const part = new PendingWrites()
    part.take(this, (of) => of === match)
    return part
  }

  /** Adds changes again that could not be written. */
  putBack(part: PendingWrites): void {
    for (const market of [...part.newMarkets, ...part.markets]) market.isUnsaved = true
    for (const { live } of part.matches) if (live) live.isUnsaved = true
    this.take(part)
  }

  /** Adds the changes of `from` for the matches that `isWanted` names. */
  take(from: PendingWrites, isWanted: (match: BookMatch) => boolean = () => true): void {
    for (const market of from.newMarkets) if (isWanted(market.match)) this.newMarkets.add(market)
    for (const market of from.markets) if (isWanted(market.match)) this.markets.add(market)
    for (const outcome of from.newOutcomes) {
      if (isWanted(outcome.market.match)) this.newOutcomes.add(outcome)
    }
    for (const outcome of from.outcomes) {
      if (isWanted(outcome.market.match)) this.outcomes.add(outcome)
    }
    for (const match of from.matches) if (isWanted(match)) this.matches.add(match)
    for (const [match, first] of from.timelines) if (isWanted(match)) this.timeline(match, first)
  }
}
