import { lazy, Suspense } from 'react'
import { Alert, Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { isOfHouse } from '../access/keeper.ts'
import { useMe } from '../access/useMe.ts'
import { useReading } from '../api/useCall.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Failure } from '../record/page/Loaded.tsx'
import { CouponTiles } from './CouponTiles.tsx'
import { PeopleTiles } from './PeopleTiles.tsx'
import { QueueTiles } from './QueueTiles.tsx'
import { StandingTiles } from './StandingTiles.tsx'
import { TurnoverPanel } from './TurnoverPanel.tsx'

/** The table loads after the figures. */
const LatestCoupons = lazy(() => import('./LatestCoupons.tsx'))

const REFRESH_MS = 30_000

/**
 * The first page, which depends on the user: a dealer sees own limits, debts and period first; staff of the house see
 * the queues that they work on. Every tile leads to its rows.
 */
export default function Dashboard() {
  const translate = useTranslate()
  const me = useMe()
  const { data, error } = useQuery({
    ...useReading('GET /v1/dashboard'),
    refetchInterval: REFRESH_MS,
  })
  const standing = useQuery({
    ...useReading('GET /v1/dashboard/standing'),
    refetchInterval: REFRESH_MS,
  })
  const isHouse = me !== undefined && isOfHouse(me)
  return (
    <>
      <PageHeader title={translate('ra.page.dashboard')} />
      <Failure error={error ?? standing.error} sx={{ mb: 2 }} />
      {me?.permissions.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('dashboard.noRights')}
        </Alert>
      )}
      {data && standing.data && (
        <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
          {!isHouse && <StandingTiles standing={standing.data} />}
          <CouponTiles data={data} withToday={isHouse || standing.data.period.kind !== 'day'} />
          <QueueTiles />
          <PeopleTiles data={data} />
        </Box>
      )}
      <TurnoverPanel />
      <Suspense>
        <LatestCoupons />
      </Suspense>
    </>
  )
}
