import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type {
  ReportedCoupon,
  SuspicionFacts,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'
import { Odds } from '../../../fields/Odds.tsx'
import { Time } from '../../../fields/Time.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, WIDE } from '../../../record/page/FigureTable.tsx'
import { useReportNames } from './useReportNames.ts'

interface CouponsTableProps {
  report: SuspicionReportRow
  facts: SuspicionFacts
  /** All coupons of the report, instead of the first. */
  isWhole?: boolean
}

/** Coupons that a page shows; the file and the sheet have all of the report. */
const MOST_SHOWN = 100

/** The coupons of a report, highest stakes first. */
export function CouponsTable({ report, facts, isWhole = false }: CouponsTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { coupons, leftOutCount } = facts
  const shown = isWhole ? coupons : coupons.slice(0, MOST_SHOWN)
  const more = coupons.length - shown.length + leftOutCount
  return (
    <>
      <FigureTable>
        <TableHead>
          <TableRow>
            <TableCell>{translate('suspicion.coupon')}</TableCell>
            <TableCell>{translate('suspicion.bets')}</TableCell>
            <FigureHead label="suspicion.stake" />
            <FigureHead label="suspicion.placed" />
            <FigureHead label="suspicion.couponState" isWide />
            <FigureHead label="suspicion.paid" isWide />
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((coupon) => (
            <TableRow key={coupon.code}>
              <TableCell>
                <Box sx={{ fontFamily: 'monospace' }}>{coupon.code}</Box>
                {coupon.player}
              </TableCell>
              <TableCell>
                <Bets report={report} coupon={coupon} />
              </TableCell>
              <TableCell align="right">
                <Money minor={coupon.stakeMinor} currency={coupon.currency} />
              </TableCell>
              <TableCell align="right">
                <Time at={coupon.placedAt} hasSeconds />
              </TableCell>
              <TableCell align="right" sx={WIDE}>
                {format.value('couponState', coupon.state)}
              </TableCell>
              <TableCell align="right" sx={WIDE}>
                <Money minor={coupon.paidMinor} currency={coupon.currency} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </FigureTable>
      {more > 0 && (
        <Box sx={{ px: 2, py: 1, fontSize: 12, color: 'text.secondary' }}>
          {translate('suspicion.more', { smart_count: more, count: format.count(more) })}
        </Box>
      )}
    </>
  )
}

function Bets({ report, coupon }: { report: SuspicionReportRow; coupon: ReportedCoupon }) {
  const translate = useTranslate()
  const names = useReportNames(report)
  return (
    <>
      {coupon.selections.map(({ typeId, specifier, key, oddsMilli }) => (
        <div key={`${typeId} ${specifier} ${key}`}>
          {names.market(typeId, specifier)}: {names.outcome(typeId, specifier, key)}{' '}
          <Odds milli={oddsMilli} />
        </div>
      ))}
      {coupon.otherSelectionCount > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('suspicion.others', { smart_count: coupon.otherSelectionCount })}
        </Box>
      )}
    </>
  )
}
