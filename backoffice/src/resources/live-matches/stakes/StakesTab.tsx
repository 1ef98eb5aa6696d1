import { Box, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import type { MatchStakes } from '@grandstand/shared-types/wire/betting/coupons'
import type { LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import { listLink } from '../../../list/listLink.ts'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { StakesTable } from './StakesTable.tsx'
import { useMatchStakes } from '../../matches/useMatchStakes.ts'

/** Stakes on a match, and the payouts that it may cost the house: in total, by market and by outcome. */
export function StakesTab({ match }: { match: LiveMatchRow }) {
  return (
    <Loaded answer={useMatchStakes(match.id)}>
      {(stakes) => <Stakes match={match} stakes={stakes} />}
    </Loaded>
  )
}

function Stakes({ match, stakes }: { match: LiveMatchRow; stakes: MatchStakes }) {
  const translate = useTranslate()
  const format = useFormat()
  if (stakes.totals.length === 0) {
    return <Box sx={{ p: 3, color: 'text.secondary' }}>{translate('stakes.none')}</Box>
  }
  return (
    <>
      {stakes.totals.map((total) => (
        <Box key={total.currency} sx={{ mb: 1 }}>
          <FigureRow>
            <Figure label={translate('stakes.coupons')}>{format.count(total.couponCount)}</Figure>
            <Figure label={translate('stakes.stakes')}>
              <Money minor={total.stakesMinor} currency={total.currency} />
            </Figure>
            <Figure
              label={translate('stakes.openStakes')}
              note={`${translate('stakes.open')}: ${format.count(total.openCouponCount)}`}
            >
              <Money minor={total.openStakesMinor} currency={total.currency} />
            </Figure>
            <Figure label={translate('stakes.liability')}>
              <Money minor={total.openLiabilityMinor} currency={total.currency} />
            </Figure>
          </FigureRow>
        </Box>
      ))}
      <Box sx={{ my: 1 }}>
        <Button
          component={Link}
          to={listLink('coupons', { matchId: match.id })}
          color="inherit"
          variant="outlined"
          sx={{ minHeight: 40 }}
        >
          {translate('stakes.showCoupons')}
        </Button>
      </Box>
      <StakesTable match={match} markets={stakes.markets} />
      <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{translate('stakes.hint')}</Box>
    </>
  )
}
