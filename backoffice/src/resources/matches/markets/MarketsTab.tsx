import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useMe } from '../../../access/useMe.ts'
import { Waiting } from '../../../record/Waiting.tsx'
import type { MarketRow, MatchRow } from '@grandstand/shared-types/wire/catalogue'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { AddMarketButton } from './add/AddMarketButton.tsx'
import { byPlace } from './groups.ts'
import { MarketCard } from './MarketCard.tsx'
import { useMarketStakes } from '../useMatchStakes.ts'
import { useMatchMarkets } from '../../markets/useMatchMarkets.ts'

/** Every market of a match by group, prices editable in place. */
export function MarketsTab({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const me = useMe()
  const names = useMarketNames()
  const { markets, outcomesOf, error, isPending, refetch } = useMatchMarkets(match.id)
  const stakesOf = useMarketStakes(match.id)
  const rights = {
    mayEditMarket: me?.permissions.includes('catalogue.edit') ?? false,
    mayEditPrices: me?.permissions.includes('prices.edit') ?? false,
  }

  if (error) {
    return (
      <Alert severity="error" variant="outlined">
        {error.message}
      </Alert>
    )
  }
  if (isPending) return <Waiting />
  const groupOf = ({ marketTypeId }: MarketRow) => names.find(marketTypeId)?.group ?? 'other'
  const byGroup = Map.groupBy(markets, groupOf)
  const groups = [...byGroup]
    .map(([group, entries]) => ({ group, markets: entries }))
    .sort((a, b) => byPlace(a.group, b.group))

  const mayAdd = rights.mayEditMarket && match.resultRevision === 0
  return (
    <>
      {mayAdd && <AddMarketButton match={match} onAdded={refetch} />}
      {groups.length === 0 && (
        <Box sx={{ p: 3, color: 'text.secondary' }}>{translate('markets.none')}</Box>
      )}
      {groups.map((entry) => (
        <Box key={entry.group} component="section" sx={{ mb: 3 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {translate(`values.marketGroup.${entry.group}`)}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: { xs: '1fr', lg: 'repeat(2, 1fr)' },
            }}
          >
            {entry.markets.map((market) => (
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
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}
