/** The facts as one brand reads them. */
import type { MatchFacts } from '../model/match_facts.ts'

/** With the brand's own rule for a game that a mercy rule ended, where the facts leave it to each brand. */
export function factsOfBrand(facts: MatchFacts, siteId: number): MatchFacts {
  const { mercyScoreBrands = [], ...rest } = facts
  if (facts.mercyPolicy !== 'brand') return facts
  return { ...rest, mercyPolicy: mercyScoreBrands.includes(siteId) ? 'score' : 'void' }
}
