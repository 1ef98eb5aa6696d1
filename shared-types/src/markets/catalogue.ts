/** Every market type that is offered, in list order. Ids are the feed's (UOF), so that `marketTypeId` needs no mapping. */
import { LINE_MARKET_TYPES } from './catalogue_lines.ts'
import { MAIN_MARKET_TYPES } from './catalogue_main.ts'
import { SCORE_MARKET_TYPES } from './catalogue_score.ts'
import { lineOf, parseScore, parseSpecifier } from './specifier.ts'
import type { MarketType } from './market_type.ts'

export const MARKET_TYPES: readonly MarketType[] = [
  ...MAIN_MARKET_TYPES,
  ...LINE_MARKET_TYPES,
  ...SCORE_MARKET_TYPES,
].sort((a, b) => a.listOrder - b.listOrder)

const byId = new Map(MARKET_TYPES.map((type) => [type.id, type]))

export function findMarketType(marketTypeId: number): MarketType | undefined {
  return byId.get(marketTypeId)
}

/** The types a sport offers, in list order. */
export function marketTypesOf(sportId: number): MarketType[] {
  return MARKET_TYPES.filter((type) => type.basisBySport[sportId] !== undefined)
}

/** The types that stand inline in a sport's match list, in list order. */
export function mainMarketTypesOf(sportId: number): MarketType[] {
  return MARKET_TYPES.filter((type) => type.mainForSports.includes(sportId))
}

/** Whether a specifier is written as its market type asks: a line in quarters, a head start, or nothing. */
export function isSpecifierOf(type: MarketType, specifier: string): boolean {
  switch (type.specifierKind) {
    case 'none':
      return specifier === ''
    case 'total': {
      const line = lineOf(specifier, 'total')
      return line !== null && line >= 0
    }
    case 'handicap':
      return lineOf(specifier, 'hcp') !== null
    case 'scoreHandicap':
      return parseScore(parseSpecifier(specifier)?.['hcp'] ?? '') !== null
  }
}
