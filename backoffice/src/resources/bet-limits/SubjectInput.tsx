import type { BetLimitScope } from '@grandstand/shared-types/coupons/limits/bet_limits'
import { required, useGetOne } from 'ra-core'
import { AutocompleteInput } from 'react-admin'
import { MatchInput, ParentInput } from '../catalogue/catalogueInputs.tsx'
import { useMatchMarkets } from '../markets/useMatchMarkets.ts'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { contextOfOutcome, useMarketNames } from '../markets/useMarketNames.ts'

interface SubjectInputProps {
  scope: BetLimitScope | undefined
  /** The match chosen first, for a limit on a market or a price. */
  matchId: number | undefined
  marketId: number | undefined
}

/** Chooses the subject of a bet limit: markets and prices are found by their match. */
export function SubjectInput({ scope, matchId, marketId }: SubjectInputProps) {
  switch (scope) {
    case undefined:
      return null
    case 'sport':
      return <ParentInput key={scope} source="scopeId" reference="sports" />
    case 'category':
      return <ParentInput key={scope} source="scopeId" reference="categories" />
    case 'tournament':
      return <ParentInput key={scope} source="scopeId" reference="tournaments" />
    case 'match':
      return <MatchInput key={scope} source="scopeId" />
    case 'market':
      return (
        <>
          <MatchInput source="matchId" />
          {matchId && <MarketInput source="scopeId" matchId={matchId} />}
        </>
      )
    case 'outcome':
      return (
        <>
          <MatchInput source="matchId" />
          {matchId && <MarketInput source="marketId" matchId={matchId} />}
          {matchId && marketId && <OutcomeInput matchId={matchId} marketId={marketId} />}
        </>
      )
  }
}

function useNamedMarkets(matchId: number) {
  const names = useMarketNames()
  const { data: match } = useGetOne<MatchRow>('matches', { id: matchId })
  const { markets, outcomesOf } = useMatchMarkets(matchId)
  const contextOf = (specifier: string) => ({
    home: match?.home ?? '',
    away: match?.away ?? '',
    specifier,
  })
  return { names, markets, outcomesOf, contextOf }
}

function MarketInput({ source, matchId }: { source: string; matchId: number }) {
  const { names, markets, contextOf } = useNamedMarkets(matchId)
  return (
    <AutocompleteInput
      source={source}
      validate={required()}
      choices={markets.map(({ id, marketTypeId, specifier }) => ({
        id,
        name: names.market(marketTypeId, contextOf(specifier)),
      }))}
      translateChoice={false}
    />
  )
}

function OutcomeInput({ matchId, marketId }: { matchId: number; marketId: number }) {
  const { names, markets, outcomesOf, contextOf } = useNamedMarkets(matchId)
  const market = markets.find(({ id }) => id === marketId)
  if (!market) return null
  return (
    <AutocompleteInput
      source="scopeId"
      validate={required()}
      choices={outcomesOf(marketId).map((outcome) => ({
        id: outcome.id,
        name: names.outcome(
          market.marketTypeId,
          outcome.key,
          contextOfOutcome(contextOf(market.specifier), outcome)
        ),
      }))}
      translateChoice={false}
    />
  )
}
