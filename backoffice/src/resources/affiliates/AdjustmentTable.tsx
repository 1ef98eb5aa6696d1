import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'

/** Corrections by staff, each with the statement that counts it. */
export function AdjustmentTable({ affiliate }: { affiliate: AffiliateRow }) {
  const translate = useTranslate()
  const { adjustments, currency } = affiliate
  if (adjustments.length === 0) {
    return <Box sx={{ p: 2 }}>{translate('affiliates.noAdjustment')}</Box>
  }
  return (
    <Table size="small">
      <TableBody>
        {adjustments.map(({ id, amountMinor, note, statementId }) => (
          <TableRow key={id}>
            <TableCell>{note}</TableCell>
            <TableCell>
              {statementId === null ? (
                translate('affiliates.nextStatement')
              ) : (
                <RecordLink resource="affiliate-statements" id={statementId}>
                  #{statementId}
                </RecordLink>
              )}
            </TableCell>
            <TableCell align="right">
              <Money minor={amountMinor} currency={currency} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
