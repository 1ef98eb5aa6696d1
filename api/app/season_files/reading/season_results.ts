/** Turns the matches of a file into results to store. */
import type { MatchFacts, Score } from '@grandstand/shared-types/markets/model/match_facts'
import { validateFacts } from '@grandstand/shared-types/markets/facts/validate_facts'
import type { FileFault } from '#season_files/reading/file_error'
import type { SeasonResults } from '#season_files/reading/season'
import type { SeasonMatch, SeasonMatches } from '#season_files/reading/season_matches'

/**
 * Results in file order. `factsOf` returns null for a match without a score; facts that contradict each other are
 * rejected.
 */
export function seasonResults<Match extends SeasonMatch>(
  sportId: number,
  { matches, rejected }: SeasonMatches<Match>,
  factsOf: (match: Match) => MatchFacts | FileFault | null
): SeasonResults {
  const season: SeasonResults = { results: [], rejected: [...rejected], withoutScore: 0 }
  for (const match of matches) {
    const { line, sourceKey } = match
    const facts = factsOf(match)
    if (facts === null) {
      season.withoutScore++
      continue
    }
    if ('key' in facts) {
      season.rejected.push({ line, ...facts })
      continue
    }
    const faults = validateFacts(sportId, facts).map(({ field }) => field)
    if (faults.length === 0) season.results.push({ line, sourceKey, facts })
    else season.rejected.push({ line, key: 'resultIncomplete', params: [faults.join(', ')] })
  }
  season.rejected.sort((a, b) => a.line - b.line)
  return season
}

/** Reads two whole numbers from 0 to 999, also written `2.0`; undefined when one is not valid. */
export function scoreOf(home: string | undefined, away: string | undefined): Score | undefined {
  const [first, second] = [home, away].map((text) => /^(\d{1,3})(?:\.0*)?$/.exec(text ?? '')?.[1])
  return first === undefined || second === undefined ? undefined : [Number(first), Number(second)]
}
