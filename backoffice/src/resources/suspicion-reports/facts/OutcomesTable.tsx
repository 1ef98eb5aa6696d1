import { TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type {
  ReportedMarket,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { FigureHead, FigureTable, WIDE } from '../../../record/page/FigureTable.tsx'
import { useReportNames } from './useReportNames.ts'

interface OutcomesTableProps {
  report: SuspicionReportRow
  market: ReportedMarket
}

/** The outcomes of a market, highest stakes first. */
export function OutcomesTable({ report, market }: OutcomesTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const names = useReportNames(report)
  const { typeId, specifier, currency } = market
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{translate('suspicion.outcome')}</TableCell>
          <FigureHead label="suspicion.stakes" />
          <FigureHead label="suspicion.singles" isWide />
          <FigureHead label="suspicion.coupons" />
          <FigureHead label="suspicion.players" />
          <FigureHead label="suspicion.prices" />
        </TableRow>
      </TableHead>
      <TableBody>
        {market.outcomes.map((outcome) => (
          <TableRow key={outcome.key}>
            <TableCell>{names.outcome(typeId, specifier, outcome.key)}</TableCell>
            <TableCell align="right">
              <Money minor={outcome.stakesMinor} currency={currency} />
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              <Money minor={outcome.singleStakesMinor} currency={currency} />
            </TableCell>
            <TableCell align="right">{format.count(outcome.couponCount)}</TableCell>
            <TableCell align="right">{format.count(outcome.playerCount)}</TableCell>
            <TableCell align="right">
              <PriceRange {...outcome} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </FigureTable>
  )
}

function PriceRange({
  lowestOddsMilli: low,
  highestOddsMilli: high,
}: {
  lowestOddsMilli: number
  highestOddsMilli: number
}) {
  return (
    <bdi dir="ltr">{low === high ? formatOdds(low) : `${formatOdds(low)}–${formatOdds(high)}`}</bdi>
  )
}
