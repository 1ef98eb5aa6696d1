import { matchName } from '../../format/matchName.ts'
import { useGetManyAggregate } from 'ra-core'
import type { BetLimitScope } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { Dash } from '../../fields/Money.tsx'
import { NameIn } from '../../fields/NameIn.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import type {
  CategoryRow,
  MarketRow,
  MatchRow,
  OutcomeRow,
  SportRow,
  TournamentRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import { contextOfOutcome, useMarketNames } from './useMarketNames.ts'

interface Subject {
  scope: BetLimitScope
  scopeId: number
}

/** The subject of a bet limit, by name and with a link; the names of many are fetched together. */
export function LimitSubject({ scope, scopeId }: Subject) {
  switch (scope) {
    case 'sport':
      return <PlaceName resource="sports" id={scopeId} />
    case 'category':
      return <PlaceName resource="categories" id={scopeId} />
    case 'tournament':
      return <PlaceName resource="tournaments" id={scopeId} />
    case 'match':
      return <MatchName id={scopeId} />
    case 'market':
      return <MarketName id={scopeId} />
    case 'outcome':
      return <OutcomeName id={scopeId} />
  }
}

function useOne<T extends { id: number }>(resource: string, id: number | undefined): T | undefined {
  const { data } = useGetManyAggregate<T>(
    resource,
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined }
  )
  return data?.[0]
}

type Place = SportRow | CategoryRow | TournamentRow

function PlaceName({ resource, id }: { resource: string; id: number }) {
  const place = useOne<Place>(resource, id)
  if (!place) return <Dash />
  return (
    <RecordLink resource={resource} id={id}>
      <NameIn of={place} />
    </RecordLink>
  )
}

function MatchName({ id }: { id: number }) {
  const match = useOne<MatchRow>('matches', id)
  if (!match) return <Dash />
  return (
    <RecordLink resource="matches" id={id}>
      {matchName(match)}
    </RecordLink>
  )
}

function MarketName({ id }: { id: number }) {
  const names = useMarketNames()
  const market = useOne<MarketRow>('markets', id)
  const match = useOne<MatchRow>('matches', market?.matchId)
  if (!market || !match) return <Dash />
  const { specifier, marketTypeId } = market
  return (
    <>
      <MatchName id={match.id} /> · {names.market(marketTypeId, { ...match, specifier })}
    </>
  )
}

function OutcomeName({ id }: { id: number }) {
  const names = useMarketNames()
  const outcome = useOne<OutcomeRow>('outcomes', id)
  const match = useOne<MatchRow>('matches', outcome?.matchId)
  if (!outcome || !match) return <Dash />
  const context = contextOfOutcome({ ...match, specifier: outcome.specifier }, outcome)
  return (
    <>
      <MatchName id={match.id} /> · {names.market(outcome.marketTypeId, context)}:{' '}
      {names.outcome(outcome.marketTypeId, outcome.key, context)}
    </>
  )
}
