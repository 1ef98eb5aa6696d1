import { matchName } from '../../../format/matchName.ts'
import { useRef } from 'react'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { LiveBookMarket, LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { MarketGroups } from '../../matches/markets/MarketFrame.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { useMarketStakes } from '../../matches/useMatchStakes.ts'
import { useSuspend } from '../useSuspend.ts'
import { useLiveBook } from '../useLiveBook.ts'
import { LiveMarketCard } from './LiveMarketCard.tsx'
import { byList } from './marketOrder.ts'
import { useTradingKeys } from './useTradingKeys.ts'

/** Markets of a live match with their present prices; a button or a key suspends them and ends the suspension. */
export function TradingTab({ match }: { match: LiveMatchRow }) {
  return (
    <Loaded answer={useLiveBook(match.id)}>
      {({ markets }) => <TradingArea match={match} markets={markets.toSorted(byList)} />}
    </Loaded>
  )
}

interface TradingAreaProps {
  match: LiveMatchRow
  /** In display order. */
  markets: readonly LiveBookMarket[]
}

function TradingArea({ match, markets }: TradingAreaProps) {
  const translate = useTranslate()
  const names = useMarketNames()
  const stakesOf = useMarketStakes(match.id)
  const { mutate, isPending, isSuccess, variables: last } = useSuspend()
  const area = useRef<HTMLDivElement>(null)
  const toggle = (market: LiveBookMarket | null) => {
    if (isPending) return
    mutate({
      matchId: match.id,
      marketId: market?.id ?? null,
      isHeld: !(market ?? match).isHeld,
      name: market ? names.market(market.typeId, { ...match, ...market }) : matchName(match),
    })
  }
  const onKeyDown = useTradingKeys(area, (marketId) =>
    toggle(markets.find(({ id }) => id === marketId) ?? null)
  )
  return (
    <Box
      ref={area}
      role="group"
      aria-label={translate('live.tradingArea')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{ outlineOffset: 4 }}
    >
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
        {translate('live.keys')}
      </Typography>
      <Box role="status" sx={{ minHeight: 20, mb: 1, fontSize: 12, fontWeight: 600 }}>
        {isSuccess &&
          translate(last.isHeld ? 'live.suspendedDone' : 'live.resumedDone', { name: last.name })}
      </Box>
      <MarketGroups
        markets={markets}
        groupOf={({ typeId }) => names.find(typeId)?.group ?? 'other'}
        none={translate('live.noMarkets')}
      >
        {(market) => (
          <LiveMarketCard
            key={market.id}
            match={match}
            market={market}
            names={names}
            stakes={stakesOf(market.id)}
            isPending={isPending}
            onToggle={() => toggle(market)}
          />
        )}
      </MarketGroups>
    </Box>
  )
}
