import type { TrialDifference, TrialSubject } from '@grandstand/shared-types/wire/betting/rule_lab'
import { Box, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { Time } from '../../fields/Time.tsx'
import { FigureHead, FigureTable, WIDE } from '../../record/page/FigureTable.tsx'

/** Where the records of a subject and of its person are. */
const RESOURCES: Readonly<Record<TrialSubject, [subject: string, person: string]>> = {
  coupon: ['coupons', 'users'],
  statement: ['statements', 'dealers'],
  grant: ['bonus-grants', 'users'],
  deposit: ['payments', 'users'],
  registration: ['users', 'users'],
}

interface DifferenceTableProps {
  subject: TrialSubject
  rows: readonly TrialDifference[]
  currency: string
}

/** The ten coupons, statements or bonuses for which the change would have made most difference. */
export function DifferenceTable({ subject, rows, currency }: DifferenceTableProps) {
  const translate = useTranslate()
  const isOfCoupons = subject === 'coupon'
  const isOfBonuses = subject === 'grant' || subject === 'deposit' || subject === 'registration'
  const [resource, persons] = RESOURCES[subject]
  return (
    <FigureTable>
      <TableHead>
        <TableRow>
          <TableCell>{translate(`ruleLab.one.${subject}`)}</TableCell>
          <TableCell sx={WIDE}>{translate(`ruleLab.person.${subject}`)}</TableCell>
          {isOfCoupons && <FigureHead isWide label="ruleLab.stake" />}
          {isOfBonuses && <FigureHead isWide label="ruleLab.granted" />}
          {isOfBonuses && <FigureHead isWide label="ruleLab.triedGranted" />}
          <FigureHead label={`ruleLab.${isOfBonuses ? 'converted' : 'before'}`} />
          <FigureHead label={`ruleLab.${isOfBonuses ? 'triedConverted' : 'after'}`} />
          <FigureHead label="ruleLab.difference" />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover>
            <TableCell>
              <RecordLink isMain resource={resource} id={row.id}>
                <bdi dir="ltr">{row.code || `#${row.id}`}</bdi>
              </RecordLink>
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
                <Time at={row.at} />
              </Box>
            </TableCell>
            <TableCell sx={WIDE}>
              <RecordLink resource={persons} id={row.userId}>
                {row.username}
              </RecordLink>
            </TableCell>
            {isOfCoupons && (
              <TableCell align="right" sx={WIDE}>
                <Money minor={row.stakeMinor} currency={currency} />
              </TableCell>
            )}
            {isOfBonuses &&
              [row.grantedMinor, row.triedGrantedMinor].map((minor, index) => (
                <TableCell key={index} align="right" sx={WIDE}>
                  <Money minor={minor} currency={currency} />
                </TableCell>
              ))}
            <TableCell align="right">
              <Money minor={row.paidMinor} currency={currency} />
            </TableCell>
            <TableCell align="right">
              {row.refusedBy ? (
                translate(`ruleLab.refusedBy.${row.refusedBy}`, {
                  _: translate('ruleLab.refused'),
                })
              ) : (
                <Money minor={row.triedPaidMinor} currency={currency} />
              )}
            </TableCell>
            <TableCell align="right">
              <Money isStrong minor={row.costMinor} currency={currency} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </FigureTable>
  )
}
