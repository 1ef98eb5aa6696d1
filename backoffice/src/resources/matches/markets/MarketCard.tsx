import { isSwitchable, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import StarIcon from '@mui/icons-material/Star'
import StarOutlineIcon from '@mui/icons-material/StarBorder'
import { Box, Button, IconButton, Tooltip } from '@mui/material'
import { useTranslate } from 'ra-core'
import {
  followsToWin,
  isFavouriteMarket,
} from '@grandstand/shared-types/markets/model/favourite_market'
import { USUAL_ORDER_MARGIN } from '@grandstand/shared-types/markets/model/order_market'
import type { MarketStakes } from '@grandstand/shared-types/wire/betting/coupons'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import type {
  MarketRow,
  MatchRow,
  OutcomeRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import { PriceHistoryButton } from '../../markets/PriceHistoryButton.tsx'
import { contextOfOutcome, runnersAmong, type MarketNames } from '../../markets/useMarketNames.ts'
import { useSave } from '../../../record/form/useSave.ts'
import { MarketFrame } from './MarketFrame.tsx'
import { MarketRisk } from './MarketRisk.tsx'
import { PriceCell } from './PriceCell.tsx'

interface MarketCardProps {
  match: MatchRow
  market: MarketRow
  outcomes: readonly OutcomeRow[]
  /** Stakes on the market; undefined for a user who may not see coupons. */
  stakes: readonly MarketStakes[] | undefined
  names: MarketNames
  /** Whether the user may open and suspend the market, and make it the main line. */
  mayEditMarket: boolean
  mayEditPrices: boolean
  onChanged: () => void
}

/** One market: its state, whether it is the main line, and its prices. */
export function MarketCard(props: MarketCardProps) {
  const translate = useTranslate()
  const { match, market, outcomes, stakes, names, mayEditMarket, mayEditPrices, onChanged } = props
  const context = {
    home: match.home,
    away: match.away,
    specifier: market.specifier,
    runners: runnersAmong(outcomes),
  }
  const name = names.market(market.marketTypeId, context)
  const nameOf = (outcome: OutcomeRow) =>
    names.outcome(market.marketTypeId, outcome.key, contextOfOutcome(context, outcome))
  const isOpen = isSwitchable(market.status)
  const followsFromWinner = followsToWin(market.marketTypeId)
  const open = outcomes.filter(({ active }) => active)
  return (
    <MarketFrame
      name={name}
      borderColor={market.status === MARKET_STATUS.suspended ? 'warning.main' : 'divider'}
      outcomeCount={followsFromWinner ? 1 : outcomes.length}
      cellPx={[126, 140]}
      aside={
        <>
          {isOpen && !followsFromWinner && (
            <PriceHistoryButton
              market={name}
              outcomes={outcomes.map((outcome) => ({
                id: outcome.id,
                name: nameOf(outcome),
              }))}
            />
          )}
          <MarketTools
            market={market}
            name={name}
            mayEdit={mayEditMarket && isOpen}
            onChanged={onChanged}
          />
        </>
      }
      risk={
        isOpen && (
          <MarketRisk
            marketTypeId={market.marketTypeId}
            oddsMilli={followsFromWinner ? [] : open.map(({ oddsMilli }) => oddsMilli)}
            stakes={stakes}
          />
        )
      }
    >
      {followsFromWinner ? (
        <Box sx={{ gridColumn: '1 / -1', fontSize: 13 }}>
          {isFavouriteMarket(market.marketTypeId)
            ? translate('race.orders.favourite')
            : translate('race.orders.follows', {
                percent: market.orderMargin ?? USUAL_ORDER_MARGIN,
              })}
        </Box>
      ) : (
        outcomes.map((outcome) => (
          <PriceCell
            key={outcome.id}
            outcome={outcome}
            name={nameOf(outcome)}
            label={names.outcomeLabel(
              market.marketTypeId,
              outcome.key,
              contextOfOutcome(context, outcome)
            )}
            marketTypeId={market.marketTypeId}
            othersMilli={open.flatMap(({ id, oddsMilli }) =>
              id === outcome.id ? [] : [oddsMilli]
            )}
            mayEdit={mayEditPrices && isOpen}
            onChanged={onChanged}
          />
        ))
      )}
    </MarketFrame>
  )
}

interface MarketToolsProps {
  market: MarketRow
  name: string
  mayEdit: boolean
  onChanged: () => void
}

/** The state of a market, and the buttons that change it. */
function MarketTools({ market, name, mayEdit, onChanged }: MarketToolsProps) {
  const translate = useTranslate()
  const { save, isPending } = useSave('markets', market, onChanged)
  const isSuspended = market.status !== MARKET_STATUS.active
  const star = translate(market.isMainLine ? 'markets.isMainLine' : 'markets.makeMainLine')
  return (
    <>
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
    </>
  )
}
