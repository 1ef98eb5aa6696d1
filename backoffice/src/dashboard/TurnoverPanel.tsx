import { lazy, Suspense, useState } from 'react'
import {
  TURNOVER_DAYS,
  type Turnover,
  type TurnoverDays,
} from '@grandstand/shared-types/wire/people/dealers'
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useReading } from '../api/useCall.ts'
import { Money } from '../fields/Money.tsx'
import { listLink } from '../list/listLink.ts'
import { Figure, FigureRow } from '../record/page/Figure.tsx'
import { Loaded } from '../record/page/Loaded.tsx'
import { Panel } from '../record/page/Panel.tsx'
import { CHART_HEIGHT } from '../charts/chartSize.ts'
import { TurnoverShares } from './TurnoverShares.tsx'
import { useCouponsLink } from './useCouponsLink.ts'

const TurnoverChart = lazy(() => import('../charts/TurnoverChart.tsx'))

const REFRESH_MS = 60_000

/** Stakes and payouts of the branch over the last days: a chart, and the shares of sports, products and dealers. */
export function TurnoverPanel() {
  const translate = useTranslate()
  const [days, setDays] = useState<TurnoverDays>(7)
  const answer = useQuery({
    ...useReading('GET /v1/dashboard/turnover', { query: { days } }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })
  const choice = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label={translate('dashboard.period')}
      onChange={(_, chosen: TurnoverDays | null) => chosen && setDays(chosen)}
    >
      {TURNOVER_DAYS.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`dashboard.days.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
  return (
    <Panel title={translate('dashboard.turnover')} aside={choice}>
      <Loaded answer={answer}>
        {(turnover) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Totals turnover={turnover} />
            <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
              <Chart turnover={turnover} />
            </Suspense>
            <TurnoverShares turnover={turnover} />
          </Box>
        )}
      </Loaded>
    </Panel>
  )
}

/** Each hour or day opens the coupons that were placed in it. */
function Chart({ turnover: { points, currency, timeZone } }: { turnover: Turnover }) {
  const translate = useTranslate()
  return (
    <TurnoverChart
      title={translate('dashboard.turnover')}
      {...{ points, currency, timeZone }}
      linkOf={({ from, to }) =>
        listLink('coupons', { placedAt_gte: from, placedAt_lte: to, hasStake: true, currency })
      }
    />
  )
}

function Totals({ turnover }: { turnover: Turnover }) {
  const { points, currency } = turnover
  const translate = useTranslate()
  const couponsLink = useCouponsLink(turnover)
  const stakes = points.reduce((sum, { stakesMinor }) => sum + stakesMinor, 0)
  const payouts = points.reduce((sum, { payoutsMinor }) => sum + payoutsMinor, 0)
  return (
    <FigureRow>
      {(
        [
          ['stakes', stakes, 'placed'],
          ['payouts', payouts, 'settled'],
          ['difference', stakes - payouts, 'settled'],
        ] as const
      ).map(([name, minor, by]) => (
        <Figure key={name} isQuiet label={translate(`dashboard.${name}`)} {...couponsLink({}, by)}>
          <Money minor={minor} currency={currency} />
        </Figure>
      ))}
    </FigureRow>
  )
}
