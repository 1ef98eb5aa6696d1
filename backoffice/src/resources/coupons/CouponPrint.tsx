import { Box } from '@mui/material'
import type { CouponDetail } from '@grandstand/shared-types/wire/coupons'
import {
  bonusToShow,
  settledOddsToShow,
} from '@grandstand/shared-types/coupons/payout/settled_figures'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { Authenticated, useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { useFormat } from '../../format/useFormat.ts'
import { useNow } from '../../format/useNow.ts'
import { DocumentTitle } from '../../layout/DocumentTitle.tsx'
import { PrintLines, PrintSheet, type PrintLine } from '../../record/PrintSheet.tsx'
import { Waiting } from '../../record/Waiting.tsx'
import { SelectionScore } from './SelectionScore.tsx'
import { useMarketNames } from '../markets/useMarketNames.ts'
import { systemText } from './systemText.ts'

/** A coupon on paper: `/coupons/:id/print`. */
export default function CouponPrint() {
  const { id } = useParams()
  const { data, error } = useGetOne<CouponDetail>('coupons', { id: Number(id) })
  return (
    <Authenticated>
      <PrintSheet backTo={`/coupons/${id}/show`} isReady={data?.story !== undefined}>
        {error && <p role="alert">{error.message}</p>}
        {/* a row of a list may be there before the detail has loaded */}
        {data?.story ? <Sheet coupon={data} /> : !error && <Waiting />}
      </PrintSheet>
    </Authenticated>
  )
}

function Sheet({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const format = useFormat()
  const names = useMarketNames()
  const now = useNow()
  const money = (minor: number) => format.money(minor, coupon.currency)
  const bonus = bonusToShow(coupon)
  const settledOdds = settledOddsToShow(coupon)
  const type = [format.value('couponType', coupon.type), systemText(coupon)]
  const head: PrintLine[] = [
    [translate('print.player'), coupon.username],
    [translate('print.placed'), format.time(coupon.placedAt)],
    [translate('print.type'), type.filter(Boolean).join(' ')],
    [translate('print.status'), format.value('couponStatus', coupon.status)],
  ]
  const totals: (PrintLine | false | null)[] = [
    [translate('print.stake'), money(coupon.totalStakeMinor)],
    [translate('print.lines'), `${coupon.lineCount} × ${format.amount(coupon.stakePerLineMinor)}`],
    [translate('print.odds'), formatOdds(coupon.totalOddsMilli)],
    settledOdds !== null && [translate('coupons.settledOdds'), formatOdds(settledOdds)],
    bonus && [`${translate('print.bonus')} %${bonus.percent}`, money(bonus.amountMinor)],
    [translate('print.maxPayout'), money(coupon.maxPayoutMinor)],
    coupon.payoutMinor !== null && [translate('print.payout'), money(coupon.payoutMinor)],
  ]
  return (
    <>
      <DocumentTitle text={translate('coupons.title', { code: coupon.code })} />
      <Box sx={{ fontWeight: 700, fontSize: 16 }}>Grandstand</Box>
      <Box component="h1" sx={{ m: 0, fontSize: 20, letterSpacing: 1 }}>
        {coupon.code}
      </Box>
      <PrintLines lines={head} />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {coupon.selections.map((selection) => (
          <Box
            component="li"
            key={selection.position}
            sx={{ py: 0.75, borderTop: '1px dashed #000000', breakInside: 'avoid' }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Box sx={{ fontWeight: 600 }}>
                {selection.home} – {selection.away}
              </Box>
              <Box sx={{ fontWeight: 700 }}>{formatOdds(selection.oddsMilli)}</Box>
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Box>
                {names.market(selection.marketTypeId, selection)}:{' '}
                {names.outcome(selection.marketTypeId, selection.outcomeKey, selection)}
                {selection.isBanker && ` (${translate('coupons.banker')})`}
              </Box>
              <Box>
                {selection.score && <SelectionScore score={selection.score} />}{' '}
                {selection.result && format.value('legResult', selection.result)}
              </Box>
            </Box>
            <Box>{format.time(selection.startsAt)}</Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ borderTop: '1px solid #000000', pt: 0.5 }}>
        <PrintLines lines={totals.filter((line) => !!line)} />
      </Box>
      <Box sx={{ mt: 1, fontSize: 12 }}>
        {translate('print.printedAt', { time: format.time(now) })}
      </Box>
    </>
  )
}
