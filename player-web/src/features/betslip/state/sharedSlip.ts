/** A shared coupon as a slip of the user's own, at present prices. */
import type { OutcomeQuotes } from '@grandstand/shared-types/wire/betting/book'
import type { SharedCoupon, SharedSelection } from '@grandstand/shared-types/wire/betting/coupons'
import type { SlipItem, SlipState } from './slipTypes.ts'

type Quote = OutcomeQuotes['outcomes'][number]

/** The selections that can be bet on now; `quotes` may have fewer than were asked for. */
export function itemsOf(
  selections: readonly SharedSelection[],
  quotes: readonly Quote[]
): SlipItem[] {
  const known = new Map(quotes.map((quote) => [quote.outcomeId, quote]))
  return selections.flatMap(({ outcomeId, open, isEachWay, atStartingPrice }) => {
    const quote = known.get(outcomeId)
    if (!open || !quote) return []
    const { placeTerms, isSoldAtStart } = quote
    return [
      {
        ...itemOf(quote),
        ...(isEachWay && placeTerms && { eachWay: placeTerms }),
        ...(atStartingPrice && isSoldAtStart && { atStartingPrice }),
      },
    ]
  })
}

function itemOf(quote: Quote): SlipItem {
  return {
    outcomeId: quote.outcomeId,
    oddsMilli: quote.oddsMilli,
    outcomeKey: quote.outcomeKey,
    ...(quote.outcomeName !== undefined && { outcomeName: quote.outcomeName }),
    marketId: quote.marketId,
    marketTypeId: quote.marketTypeId,
    specifier: quote.specifier,
    matchId: quote.matchId,
    sportId: quote.sportId,
    home: quote.home,
    away: quote.away,
    isRace: quote.isRace,
    startsAt: quote.startsAt,
    minSelections: quote.minSelections,
  }
}

/** Replaces the selections of the slip; stake and settings stay. */
export function replaceWithShared(
  slip: SlipState,
  { kind, sizes, selections }: Pick<SharedCoupon, 'kind' | 'sizes' | 'selections'>,
  items: readonly SlipItem[]
): SlipState {
  const matchIds = items.map(({ matchId }) => matchId)
  const bankers = selections.flatMap((s) => (s.isBanker ? [s.matchId] : []))
  return {
    ...slip,
    kind,
    items,
    sizes,
    bankerMatchIds: [...new Set(bankers)].filter((matchId) => matchIds.includes(matchId)),
    severalPerMatch: new Set(matchIds).size < matchIds.length ? true : slip.severalPerMatch,
  }
}
