import { useTranslate } from 'ra-core'
import { useMay } from '../../../access/useMay.ts'
import { Failure } from '../../../record/page/Loaded.tsx'
import { Loading } from '../../../record/page/Loading.tsx'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { AddMarketButton } from './add/AddMarketButton.tsx'
import { MarketCard } from './MarketCard.tsx'
import { MarketGroups } from './MarketFrame.tsx'
import { useMarketStakes } from '../useMatchStakes.ts'
import { useMatchMarkets } from '../../markets/useMatchMarkets.ts'

/** Every market of a match by group, prices editable in place. */
export function MarketsTab({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const names = useMarketNames()
  const { markets, outcomesOf, error, isPending, refetch } = useMatchMarkets(match.id)
  const stakesOf = useMarketStakes(match.id)
  const rights = {
    mayEditMarket: useMay('markets.edit'),
    mayEditPrices: useMay('prices.edit'),
  }

  if (error) return <Failure error={error} />
  if (isPending) return <Loading />
  const mayAdd = rights.mayEditMarket && match.resultRevision === 0
  return (
    <>
      {mayAdd && <AddMarketButton match={match} onAdded={refetch} />}
      <MarketGroups
        markets={markets}
        groupOf={({ marketTypeId }) => names.find(marketTypeId)?.group ?? 'other'}
        none={translate('markets.none')}
      >
        {(market) => (
          <MarketCard
            key={market.id}
            match={match}
            market={market}
            outcomes={outcomesOf(market.id)}
            stakes={stakesOf(market.id)}
            names={names}
            {...rights}
            onChanged={refetch}
          />
        )}
      </MarketGroups>
    </>
  )
}
