import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { lazy, Suspense, type ReactNode } from 'react'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { Dashboard as DashboardData } from '@grandstand/shared-types/wire/dealers'
import { mayDo } from '../access/permissions.ts'
import { useMe } from '../access/useMe.ts'
import { useReading } from '../api/useCall.ts'
import { Money } from '../fields/Money.tsx'
import { useFormat } from '../format/useFormat.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Figure, FigureRow } from '../record/Figure.tsx'
import { Failure } from '../record/Loaded.tsx'
import { FeedTiles } from './FeedTiles.tsx'
import { TurnoverPanel } from './TurnoverPanel.tsx'
import { listLink } from '../list/listLink.ts'

/** The table loads after the figures. */
const LatestCoupons = lazy(() => import('./LatestCoupons.tsx'))

const REFRESH_MS = 30_000

/** Open bets, matches without a result, today's figures; every tile leads to its rows. */
export default function Dashboard() {
  const translate = useTranslate()
  const { data, error } = useQuery({
    ...useReading('GET /v1/dashboard'),
    refetchInterval: REFRESH_MS,
  })
  return (
    <>
      <PageHeader title={translate('ra.page.dashboard')} />
      <Failure error={error} sx={{ mb: 2 }} />
      {data && <Figures data={data} />}
      <TurnoverPanel />
      <Suspense>
        <LatestCoupons />
      </Suspense>
    </>
  )
}

function Figures({ data }: { data: DashboardData }) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const linkTo = (resource: string, filter: Record<string, unknown>) =>
    me && mayDo(me, 'list', resource) ? { to: listLink(resource, filter) } : {}
  const { currency } = data
  const { from, to } = data.today
  const open = linkTo('coupons', { status: COUPON_STATUS.waiting, currency })
  const placedToday = linkTo('coupons', {
    placedAt_gte: from,
    placedAt_lte: to,
    hasStake: true,
    currency,
  })
  const settledToday = linkTo('coupons', { settledAt_gte: from, settledAt_lte: to, currency })
  const entriesOf = (pocket: 'balance' | 'debt') =>
    linkTo('ledger-entries', { userId: me?.id, pocket })
  const seesFeeds = me !== undefined && mayDo(me, 'list', 'feed/errors')
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <Section title={translate('dashboard.open')}>
        <Figure label={translate('dashboard.openCoupons')} {...open}>
          {format.count(data.openCoupons)}
        </Figure>
        <Figure label={translate('dashboard.openStakes')} {...open}>
          {money(data.openStakesMinor)}
        </Figure>
        <Figure label={translate('dashboard.openMaxPayout')} {...open}>
          {money(data.openMaxPayoutMinor)}
        </Figure>
        {data.resultsToCome !== null && (
          <Figure
            label={translate('dashboard.resultsToCome')}
            {...linkTo('matches', { phase: 'awaiting' })}
          >
            {format.count(data.resultsToCome)}
          </Figure>
        )}
      </Section>
      <Section title={translate('dashboard.today')}>
        <Figure label={translate('dashboard.coupons')} {...placedToday}>
          {format.count(data.today.coupons)}
        </Figure>
        <Figure label={translate('dashboard.stakes')} {...placedToday}>
          {money(data.today.stakesMinor)}
        </Figure>
        <Figure label={translate('dashboard.payouts')} {...settledToday}>
          {money(data.today.payoutsMinor)}
        </Figure>
        <Figure label={translate('dashboard.difference')} {...settledToday}>
          {money(data.today.stakesMinor - data.today.payoutsMinor)}
        </Figure>
      </Section>
      <Section title={translate(seesFeeds ? 'dashboard.liveAndPeople' : 'dashboard.people')}>
        {data.ownCreditMinor !== null && (
          <Figure label={translate('dashboard.ownCredit')} {...entriesOf('balance')}>
            {money(data.ownCreditMinor)}
          </Figure>
        )}
        {data.debtMinor !== null && (
          <Figure label={translate('dashboard.debt')} {...entriesOf('debt')}>
            {money(data.debtMinor)}
          </Figure>
        )}
        {seesFeeds && <FeedTiles />}
        <Figure label={translate('dashboard.players')} {...linkTo('users', { type: 'player' })}>
          {format.count(data.players)}
        </Figure>
        <Figure label={translate('dashboard.dealers')} {...linkTo('dealers', {})}>
          {format.count(data.dealers)}
        </Figure>
      </Section>
    </Box>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <FigureRow>{children}</FigureRow>
    </section>
  )
}
