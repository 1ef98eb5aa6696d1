import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import AddIcon from '@mui/icons-material/Add'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { MarketRisk } from '@grandstand/shared-types/wire/betting/risk'
import { Dash, Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { LinkButton } from '../../../record/page/LinkButton.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import type { MatchNames } from './matchNames.ts'

const pathOfNew = (scope: 'match' | 'market', scopeId: number, matchId: number) =>
  `/exposure-limits/create?source=${encodeURIComponent(JSON.stringify({ scope, scopeId, matchId }))}`

interface MarketRisksProps {
  match: MatchNames
  markets: readonly MarketRisk[]
}

/** Markets with the highest worst payout first, beside their limits. */
export function MarketRisks({ match, markets }: MarketRisksProps) {
  const translate = useTranslate()
  return (
    <Panel
      title={translate('risk.markets')}
      isFlush
      aside={
        <LinkButton
          to={pathOfNew('match', match.id, match.id)}
          icon={<AddIcon />}
          label={translate('risk.addLimit')}
        />
      }
    >
      <Table size="small" sx={{ '& th, & td': { px: { xs: 1, sm: 1.5 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('risk.market')}</TableCell>
            <TableCell align="right">{translate('risk.marketWorst')}</TableCell>
            <TableCell align="right">{translate('risk.marketLimit')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {markets.map((market) => (
            <MarketLine
              key={`${market.marketId} ${market.currency}`}
              match={match}
              market={market}
            />
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

function MarketLine({ match, market }: { match: MatchNames; market: MarketRisk }) {
  const translate = useTranslate()
  const format = useFormat()
  const names = useMarketNames()
  const { typeId, specifier, currency, limitMinor } = market
  const context = { home: match.home, away: match.away, specifier }
  const name = names.market(typeId, context)
  const isPast = limitMinor !== null && market.worstPayoutMinor > limitMinor
  const [worst] = market.outcomes
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name}{' '}
        {market.isHeld && (
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={translate('risk.suspended')}
          />
        )}
        <Box sx={{ fontSize: 12, color: 'text.secondary', fontWeight: 400 }}>
          {translate('risk.coupons')}: {format.count(market.couponCount)}
        </Box>
      </TableCell>
      <TableCell align="right" sx={isPast ? { fontWeight: 700, color: 'error.main' } : {}}>
        <Money minor={market.worstPayoutMinor} currency={currency} />
        {worst && (
          <Box sx={{ fontSize: 12, color: 'text.secondary', fontWeight: 400 }}>
            {names.outcomeLabel(typeId, worst.key, context)}
          </Box>
        )}
      </TableCell>
      <TableCell align="right">
        {limitMinor === null ? (
          <Box
            component={Link}
            to={pathOfNew('market', market.marketId, match.id)}
            aria-label={translate('risk.limitOf', { name })}
            sx={{ color: 'primary.main', display: 'inline-block', py: 1 }}
          >
            <Dash />
          </Box>
        ) : (
          <Money minor={limitMinor} currency={currency} />
        )}
      </TableCell>
    </TableRow>
  )
}
