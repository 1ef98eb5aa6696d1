import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { Box, Card } from '@mui/material'
import type { LiveBookMarket, LiveMatchRow } from '@grandstand/shared-types/wire/live'
import type { MarketStakes } from '@grandstand/shared-types/wire/coupons'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { MarketRisk } from '../../matches/markets/MarketRisk.tsx'
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

const MOST_COLUMNS = 3
/** A market with more outcomes takes the whole width. */
const MOST_IN_HALF = 9

/** One market: its state, who set it, and its prices. */
export function LiveMarketCard(props: LiveMarketCardProps) {
  const { match, market, names, stakes, isPending, onToggle } = props
  const context = { home: match.home, away: match.away, specifier: market.specifier }
  const name = names.market(market.typeId, context)
  const isWide = market.outcomes.length > MOST_IN_HALF
  return (
    <Card
      component="section"
      {...{ [MARKET_ATTRIBUTE]: market.id }}
      sx={{
        'gridColumn': isWide ? '1 / -1' : 'auto',
        'borderColor': market.status === MARKET_STATUS.active ? 'divider' : 'warning.main',
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 1.5,
          pr: 1,
          minHeight: 40,
          borderBottom: '1px solid',
          borderColor: 'divider',
          bgcolor: (theme) => theme.palette.tokens.raised,
        }}
      >
        <Box component="h3" sx={{ m: 0, flex: 1, minWidth: 0, fontSize: 13, fontWeight: 700 }}>
          {name}
        </Box>
        {market.isHeld ? (
          <StatusChip group="liveBetting" code="held" />
        ) : (
          market.status !== MARKET_STATUS.active && (
            <StatusChip group="marketStatus" code={market.status} />
          )
        )}
        <SuspendButton
          isHeld={market.isHeld}
          name={name}
          isPending={isPending}
          onClick={onToggle}
        />
      </Box>
      <MarketRisk
        marketTypeId={market.typeId}
        oddsMilli={market.outcomes.filter(({ active }) => active).map(({ oddsMilli }) => oddsMilli)}
        stakes={stakes}
      />
      <Box
        sx={{
          px: 1.5,
          py: 1,
          display: 'grid',
          gap: '8px 12px',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(96px, 1fr))',
            sm: isWide
              ? 'repeat(auto-fill, minmax(110px, 1fr))'
              : `repeat(${Math.min(market.outcomes.length, MOST_COLUMNS)}, minmax(0, 1fr))`,
          },
        }}
      >
        {market.outcomes.map((outcome) => (
          <LivePrice
            key={outcome.id}
            oddsMilli={outcome.oddsMilli}
            isActive={outcome.active && market.status === MARKET_STATUS.active}
            name={names.outcome(market.typeId, outcome.key, context)}
            label={names.outcomeLabel(market.typeId, outcome.key, context)}
          />
        ))}
      </Box>
    </Card>
  )
}
