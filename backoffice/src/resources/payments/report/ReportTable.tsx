import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { periodOfDay, type Period } from '@grandstand/shared-types/statements/periods'
import type { PaymentReportRow } from '@grandstand/shared-types/wire/money/payment_report'
import { useTranslate } from 'ra-core'
import { FigureLink } from '../../../fields/FigureLink.tsx'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, WIDE } from '../../../record/page/FigureTable.tsx'
import { listLink } from '../../../list/listLink.ts'

interface ReportTableProps {
  rows: readonly PaymentReportRow[]
  /** Of the brand, whose days the rows have. */
  timeZone: string
}

/** A row for each day and method; the day leads to the payments that were ordered on it. */
export function ReportTable({ rows, timeZone }: ReportTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{translate('payments.report.day')}</TableCell>
          <TableCell>{translate('resources.payments.fields.methodName')}</TableCell>
          <FigureHead label="payments.report.depositMinor" />
          <FigureHead label="payments.report.withdrawalMinor" />
          <FigureHead isWide label="payments.report.feeMinor" />
          <FigureHead isWide label="payments.report.returnedMinor" />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ day, methodId, methodName, currency, ...row }) => (
          <TableRow key={`${day} ${methodId}`} hover>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <FigureLink to={linkTo(periodOfDay(timeZone, day), methodId)}>
                {format.date(day)}
              </FigureLink>
            </TableCell>
            <TableCell>{methodName}</TableCell>
            <Amount count={row.depositCount} minor={row.depositMinor} currency={currency} />
            <Amount count={row.withdrawalCount} minor={row.withdrawalMinor} currency={currency} />
            <Amount isWide minor={row.feeMinor} currency={currency} />
            <Amount isWide minor={row.returnedMinor} currency={currency} />
          </TableRow>
        ))}
      </TableBody>
    </FigureTable>
  )
}

const linkTo = ({ startsAt, endsAt }: Period, methodId: number) =>
  listLink('payments', { methodId, createdAt_gte: startsAt, createdAt_lte: endsAt - 1 })

interface AmountProps {
  minor: number
  currency: string
  /** How many payments; left out where the sum has no count. */
  count?: number
  isWide?: boolean
}

function Amount({ minor, currency, count, isWide = false }: AmountProps) {
  const format = useFormat()
  return (
    <TableCell align="right" sx={isWide ? WIDE : {}}>
      <Money minor={minor} currency={currency} />
      {count !== undefined && count > 0 && ` (${format.count(count)})`}
    </TableCell>
  )
}
