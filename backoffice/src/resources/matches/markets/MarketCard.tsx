import { isSwitchable, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import StarIcon from '@mui/icons-material/Star'
import StarOutlineIcon from '@mui/icons-material/StarBorder'
import { Box, Button, Card, IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { MarketStakes } from '@grandstand/shared-types/wire/coupons'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import type { MarketRow, MatchRow, OutcomeRow } from '@grandstand/shared-types/wire/catalogue'
import type { MarketNames } from '../../markets/useMarketNames.ts'
import { useSave } from '../../../record/useSave.ts'
import { MarketRisk } from './MarketRisk.tsx'
import { PriceCell } from './PriceCell.tsx'

interface MarketCardProps {
  match: MatchRow
  market: MarketRow
  outcomes: readonly OutcomeRow[]
  /** Stakes on the market; undefined for a user who may not see coupons. */
  stakes: readonly MarketStakes[] | undefined
  names: MarketNames
  /** Whether the user may open, suspend and choose the main line. */
  mayEditMarket: boolean
  mayEditPrices: boolean
  onChanged: () => void
}

const MOST_COLUMNS = 3
/** A market with more outcomes takes the whole width. */
const MOST_IN_HALF = 9

/** One market: its state, whether it is the main line, and its prices. */
export function MarketCard(props: MarketCardProps) {
  const { match, market, outcomes, stakes, names, mayEditMarket, mayEditPrices, onChanged } = props
  const context = { home: match.home, away: match.away, specifier: market.specifier }
  const isWide = outcomes.length > MOST_IN_HALF
  const isOpen = isSwitchable(market.status)
  return (
    <Card
      component="section"
      sx={{
        gridColumn: isWide ? '1 / -1' : 'auto',
        borderColor: market.status === MARKET_STATUS.suspended ? 'warning.main' : 'divider',
      }}
    >
      <MarketHead
        market={market}
        name={names.market(market.marketTypeId, context)}
        mayEdit={mayEditMarket && isOpen}
        onChanged={onChanged}
      />
      {isOpen && (
        <MarketRisk
          marketTypeId={market.marketTypeId}
          oddsMilli={outcomes.filter(({ active }) => active).map(({ oddsMilli }) => oddsMilli)}
          stakes={stakes}
        />
      )}
      <Box
        sx={{
          px: 1.5,
          py: 1,
          display: 'grid',
          gap: '8px 12px',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(126px, 1fr))',
            sm: isWide
              ? 'repeat(auto-fill, minmax(140px, 1fr))'
              : `repeat(${Math.min(outcomes.length, MOST_COLUMNS)}, minmax(0, 1fr))`,
          },
        }}
      >
        {outcomes.map((outcome) => (
          <PriceCell
            key={outcome.id}
            outcome={outcome}
            name={names.outcome(market.marketTypeId, outcome.key, context)}
            label={names.outcomeLabel(market.marketTypeId, outcome.key, context)}
            mayEdit={mayEditPrices && isOpen}
            onChanged={onChanged}
          />
        ))}
      </Box>
    </Card>
  )
}

interface MarketHeadProps {
  market: MarketRow
  name: string
  mayEdit: boolean
  onChanged: () => void
}

function MarketHead({ market, name, mayEdit, onChanged }: MarketHeadProps) {
  const translate = useTranslate()
  const { save, isPending } = useSave('markets', market, onChanged)
  const isSuspended = market.status !== MARKET_STATUS.active
  const star = translate(market.isMainLine ? 'markets.isMainLine' : 'markets.makeMainLine')
  return (
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
      {market.status !== MARKET_STATUS.active && (
        <StatusChip group="marketStatus" code={market.status} />
      )}
      {mayEdit && (
        <>
          <Tooltip title={star}>
            <IconButton
              size="small"
              aria-label={`${star}: ${name}`}
              aria-pressed={market.isMainLine}
              disabled={isPending}
              onClick={() => save({ isMainLine: !market.isMainLine })}
            >
              {market.isMainLine ? (
                <StarIcon sx={{ fontSize: 16, color: 'primary.main' }} />
              ) : (
                <StarOutlineIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
              )}
            </IconButton>
          </Tooltip>
          <Button
            color={isSuspended ? 'success' : 'inherit'}
            disabled={isPending}
            aria-label={`${translate(isSuspended ? 'markets.open' : 'markets.suspend')}: ${name}`}
            onClick={() =>
              save({ status: isSuspended ? MARKET_STATUS.active : MARKET_STATUS.suspended })
            }
            sx={{ minWidth: 0, px: 1, fontSize: 12 }}
          >
            {translate(isSuspended ? 'markets.open' : 'markets.suspend')}
          </Button>
        </>
      )}
    </Box>
  )
}
