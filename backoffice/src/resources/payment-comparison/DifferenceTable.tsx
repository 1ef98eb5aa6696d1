import type { ComparisonRow } from '@grandstand/shared-types/wire/money/payment_comparison'
import { Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { sumsOf } from './sums.ts'

const PHONE_HIDDEN = { display: { xs: 'none', sm: 'table-cell' } } as const

/** Payments about which both sides differ; each that we know leads to its page. */
export function DifferenceTable({ rows }: { rows: readonly ComparisonRow[] }) {
  const translate = useTranslate()
  const head = (name: string, look = {}) => (
    <TableCell align="right" sx={look}>
      {translate(`paymentComparison.${name}`)}
    </TableCell>
  )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{translate('resources.payments.fields.reference')}</TableCell>
          <TableCell sx={PHONE_HIDDEN}>
            {translate('resources.payments.fields.gatewayReference')}
          </TableCell>
          {head('ours')}
          {head('theirs')}
          {head('difference', PHONE_HIDDEN)}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.reference} hover>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <RecordLink isMain resource="payments" id={row.paymentId}>
                <bdi dir="ltr">{row.reference}</bdi>
              </RecordLink>
            </TableCell>
            <TableCell sx={PHONE_HIDDEN}>
              {row.gatewayReference ? <bdi dir="ltr">{row.gatewayReference}</bdi> : <Dash />}
            </TableCell>
            <TableCell align="right">
              <Side minor={row.oursMinor} currency={row.ourCurrency} />
            </TableCell>
            <TableCell align="right">
              <Side minor={row.theirsMinor} currency={row.theirCurrency} />
            </TableCell>
            <TableCell align="right" sx={PHONE_HIDDEN}>
              <Difference of={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        {sumsOf(rows).map(({ currency, oursMinor, theirsMinor }) => (
          <TableRow key={currency} sx={{ '& td': { fontWeight: 700, color: 'text.primary' } }}>
            <TableCell>{translate('paymentComparison.total')}</TableCell>
            <TableCell sx={PHONE_HIDDEN} />
            <TableCell align="right">
              <Money minor={oursMinor} currency={currency} />
            </TableCell>
            <TableCell align="right">
              <Money minor={theirsMinor} currency={currency} />
            </TableCell>
            <TableCell align="right" sx={PHONE_HIDDEN}>
              <Money isMovement minor={theirsMinor - oursMinor} currency={currency} />
            </TableCell>
          </TableRow>
        ))}
      </TableFooter>
    </Table>
  )
}

/** A dash where the side does not know the payment. */
const Side = ({ minor, currency }: { minor: number; currency: string | null }) =>
  currency === null ? <Dash /> : <Money minor={minor} currency={currency} />

/** Sums of two currencies have no difference. */
function Difference({ of: row }: { of: ComparisonRow }) {
  const { ourCurrency, theirCurrency, oursMinor, theirsMinor } = row
  const currency = ourCurrency ?? theirCurrency
  const isOne = ourCurrency === null || theirCurrency === null || ourCurrency === theirCurrency
  if (currency === null || !isOne) return <Dash />
  return <Money isMovement minor={theirsMinor - oursMinor} currency={currency} />
}
