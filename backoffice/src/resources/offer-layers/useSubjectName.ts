import { matchName } from '../../format/matchName.ts'
import { useGetManyAggregate } from 'ra-core'
import type { OfferScope } from '@grandstand/shared-types/catalogue/offer_layer'
import type {
  CategoryRow,
  MarketRow,
  MatchRow,
  SportRow,
  TournamentRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import { useFormat } from '../../format/useFormat.ts'
import { nameIn } from '../../format/nameIn.ts'
import { useMarketNames } from '../markets/useMarketNames.ts'
import type { Subject } from './useOfferLayers.ts'

const RESOURCES: Readonly<Record<OfferScope, string>> = {
  sport: 'sports',
  category: 'categories',
  tournament: 'tournaments',
  match: 'matches',
  market: 'markets',
}

/** The subject in words; its number while the name is read. The names of many subjects are fetched together. */
export function useSubjectName({ scope, scopeId }: Subject): string {
  const { locale } = useFormat()
  const names = useMarketNames()
  const row = useOne<SportRow | CategoryRow | TournamentRow | MatchRow | MarketRow>(
    RESOURCES[scope],
    scopeId
  )
  const isMarket = row !== undefined && 'specifier' in row
  const match = useOne<MatchRow>('matches', isMarket ? row.matchId : undefined)
  if (!row) return `#${scopeId}`
  if ('specifier' in row) {
    if (!match) return `#${scopeId}`
    const name = names.market(row.marketTypeId, { ...match, specifier: row.specifier })
    return `${matchName(match)}, ${name}`
  }
  return 'home' in row ? matchName(row) : nameIn(row, locale)
}

function useOne<T extends { id: number }>(resource: string, id: number | undefined): T | undefined {
  const { data } = useGetManyAggregate<T>(
    resource,
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined }
  )
  return data?.[0]
}
