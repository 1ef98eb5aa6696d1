import { Fragment, type ReactNode } from 'react'
import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import type { MatchStakes, StakeFigures } from '@grandstand/shared-types/wire/betting/coupons'
import { listLink } from '../../../list/listLink.ts'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { useMarketNames } from '../../markets/useMarketNames.ts'

interface StakesTableProps {
  match: LiveMatchRow
  markets: MatchStakes['markets']
}

const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const

/** Markets, highest stakes first, each with its outcomes; a count links to its coupons. */
export function StakesTable({ match, markets }: StakesTableProps) {
  const translate = useTranslate()
  const names = useMarketNames()
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& th, & td': { px: { xs: 0.75, sm: 1.5 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('stakes.pick')}</TableCell>
            <TableCell align="right">{translate('stakes.coupons')}</TableCell>
            <TableCell align="right">{translate('stakes.stakes')}</TableCell>
            <TableCell align="right" sx={WIDE_ONLY}>
              {translate('stakes.openStakes')}
            </TableCell>
            <TableCell align="right">{translate('stakes.liability')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {markets.map((market) => {
            const { marketId, typeId, currency } = market
            const context = { home: match.home, away: match.away, specifier: market.specifier }
            return (
              <Fragment key={`${marketId} ${currency}`}>
                <Line isMarket figures={market} currency={currency}>
                  {names.market(typeId, context)}
                </Line>
                {market.outcomes.map((outcome) => {
                  const name = names.outcome(typeId, outcome.key, context)
                  return (
                    <Line
                      key={outcome.outcomeId}
                      figures={outcome}
                      currency={currency}
                      outcome={{ id: outcome.outcomeId, name }}
                    >
                      {name}
                    </Line>
                  )
                })}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </Card>
  )
}

interface LineProps {
  figures: StakeFigures
  currency: string
  isMarket?: boolean
  /** The outcome whose coupons the count links to. */
  outcome?: { id: number; name: string }
  children: ReactNode
}

function Line({ figures, currency, isMarket = false, outcome, children }: LineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const count = format.count(figures.couponCount)
  return (
    <TableRow
      sx={{
        ...(isMarket && { bgcolor: (theme) => theme.palette.tokens.raised }),
        '& td, & th': { fontWeight: isMarket ? 600 : 400, fontSize: { xs: 12, sm: 13 } },
      }}
    >
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', pl: isMarket ? 0 : { xs: 1, sm: 2 } }}>
          {children}
        </Box>
      </TableCell>
      <TableCell align="right">
        {outcome ? (
          <Box
            component={Link}
            to={listLink('coupons', { outcomeId: outcome.id })}
            aria-label={translate('stakes.couponsOf', {
              name: outcome.name,
              smart_count: figures.couponCount,
              count,
            })}
            sx={{ color: 'primary.main' }}
          >
            {count}
          </Box>
        ) : (
          count
        )}
      </TableCell>
      <TableCell align="right">
        <Money minor={figures.stakesMinor} currency={currency} />
      </TableCell>
      <TableCell align="right" sx={WIDE_ONLY}>
        <Money minor={figures.openStakesMinor} currency={currency} />
      </TableCell>
      <TableCell align="right">
        <Money minor={figures.openLiabilityMinor} currency={currency} />
      </TableCell>
    </TableRow>
  )
}
