/** The facts as one brand reads them. */
import type { MatchFacts } from '../model/match_facts.ts'

/**
 * With the brand's own rules where the facts leave something to each brand: for a game that a mercy rule ended, and for races.
 */
export function factsOfBrand(facts: MatchFacts, siteId: number): MatchFacts {
  if (facts.racingOfBrands) return raceOfBrand(facts, siteId)
  const { mercyScoreBrands = [], ...rest } = facts
  if (facts.mercyPolicy !== 'brand') return facts
  return { ...rest, mercyPolicy: mercyScoreBrands.includes(siteId) ? 'score' : 'void' }
}

function raceOfBrand({ racingOfBrands = [], ...rest }: MatchFacts, siteId: number): MatchFacts {
  const own = racingOfBrands.find(({ siteIds }) => siteIds.includes(siteId))
  return own ? { ...rest, racing: own.rules } : rest
}
