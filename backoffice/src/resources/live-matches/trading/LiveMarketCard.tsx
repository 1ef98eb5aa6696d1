import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { LiveBookMarket, LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import type { MarketStakes } from '@grandstand/shared-types/wire/betting/coupons'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { MarketFrame } from '../../matches/markets/MarketFrame.tsx'
import { MarketRisk } from '../../matches/markets/MarketRisk.tsx'
import { PriceHistoryButton } from '../../markets/PriceHistoryButton.tsx'
import type { MarketNames } from '../../markets/useMarketNames.ts'
import { SuspendButton } from '../SuspendButton.tsx'
import { LivePrice } from './LivePrice.tsx'
import { MARKET_ATTRIBUTE } from './useTradingKeys.ts'

interface LiveMarketCardProps {
  match: LiveMatchRow
  market: LiveBookMarket
  names: MarketNames
  /** Stakes on the market; undefined for a user who may not see coupons. */
  stakes: readonly MarketStakes[] | undefined
  isPending: boolean
  onToggle: () => void
}

/** One market: its state, the feed or staff who set it, and its prices. */
export function LiveMarketCard(props: LiveMarketCardProps) {
  const { match, market, names, stakes, isPending, onToggle } = props
  const context = { home: match.home, away: match.away, specifier: market.specifier }
  const name = names.market(market.typeId, context)
  const isOpen = market.status === MARKET_STATUS.active
  const open = market.outcomes.filter(({ active }) => active)
  return (
    <MarketFrame
      name={name}
      card={{ [MARKET_ATTRIBUTE]: market.id }}
      borderColor={isOpen ? 'divider' : 'warning.main'}
      outcomeCount={market.outcomes.length}
      cellPx={[96, 110]}
      aside={
        <>
          <PriceHistoryButton
            market={name}
            outcomes={market.outcomes.map(({ id, key }) => ({
              id,
              name: names.outcome(market.typeId, key, context),
            }))}
          />
          {market.isHeld ? (
            <StatusChip group="liveBetting" code="suspended" />
          ) : (
            !isOpen && <StatusChip group="marketStatus" code={market.status} />
          )}
          <SuspendButton
            isHeld={market.isHeld}
            name={name}
            isPending={isPending}
            onClick={onToggle}
          />
        </>
      }
      risk={
        <MarketRisk
          marketTypeId={market.typeId}
          oddsMilli={open.map(({ oddsMilli }) => oddsMilli)}
          stakes={stakes}
        />
      }
    >
      {market.outcomes.map((outcome) => (
        <LivePrice
          key={outcome.id}
          oddsMilli={outcome.oddsMilli}
          isActive={outcome.active && isOpen}
          name={names.outcome(market.typeId, outcome.key, context)}
          label={names.outcomeLabel(market.typeId, outcome.key, context)}
        />
      ))}
    </MarketFrame>
  )
}
