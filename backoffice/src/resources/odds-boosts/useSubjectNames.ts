import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useGetOne } from 'ra-core'
import { useMarketNames } from '../markets/useMarketNames.ts'

/** What is boosted, in words: `matchId` is the match whose teams stand in the names. */
export function useSubjectNames(matchId: number | undefined) {
  const names = useMarketNames()
  const { data: match } = useGetOne<MatchRow>(
    'matches',
    { id: matchId },
    { enabled: matchId !== undefined }
  )
  const contextOf = (specifier: string) => ({
    home: match?.home ?? '',
    away: match?.away ?? '',
    specifier,
  })
  return {
    market: (typeId: number, specifier: string) =>
      withoutBlanks(names.market(typeId, contextOf(specifier))),
    outcome: (typeId: number, key: string, specifier: string) =>
      withoutBlanks(names.outcome(typeId, key, contextOf(specifier))),
  }
}

/** A name for every line has no line: the placeholder that waits for one is left out. */
const withoutBlanks = (name: string): string => name.replace(/\s*\(?\{[-!]?\w+\}\)?/g, '').trim()
