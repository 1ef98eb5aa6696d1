import {
  COMPARISON_FAULTS,
  type PaymentComparison,
} from '@grandstand/shared-types/wire/money/payment_comparison'
import EqualIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Card, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'
import { sumsOf } from './sums.ts'

/** The differences by their kind, with the sums of both sides; without any, a word that there is none. */
export function Differences({ of: { equalCount, rows } }: { of: PaymentComparison }) {
  const translate = useTranslate()
  const format = useFormat()
  if (rows.length === 0) return <NoDifference equalCount={equalCount} />
  return (
    <Box aria-live="polite">
      <Box sx={{ mb: 2 }}>
        <FigureRow>
          <Figure label={translate('paymentComparison.differences')} isPressing>
            {format.count(rows.length)}
          </Figure>
          <Figure label={translate('paymentComparison.equal')}>{format.count(equalCount)}</Figure>
          {sumsOf(rows).map(({ currency, oursMinor, theirsMinor }) => (
            <Figure
              key={currency}
              label={translate('paymentComparison.difference')}
              note={translate('paymentComparison.sides', {
                ours: format.money(oursMinor, currency),
                theirs: format.money(theirsMinor, currency),
              })}
            >
              <Money isMovement minor={theirsMinor - oursMinor} currency={currency} />
            </Figure>
          ))}
        </FigureRow>
      </Box>
      {COMPARISON_FAULTS.map((fault) => {
        const own = rows.filter((row) => row.fault === fault)
        return (
          own.length > 0 && (
            <Panel
              key={fault}
              title={`${format.value('comparisonFault', fault)} (${format.count(own.length)})`}
              isFlush
            >
              <DifferenceTable rows={own} />
            </Panel>
          )
        )
      })}
    </Box>
  )
}

function NoDifference({ equalCount }: { equalCount: number }) {
  const translate = useTranslate()
  return (
    <Card
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}
    >
      <EqualIcon sx={{ fontSize: 40, color: 'success.main' }} />
      <Typography variant="h2">{translate('paymentComparison.none')}</Typography>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {equalCount === 0
          ? translate('paymentComparison.nothing')
          : translate('paymentComparison.allEqual', { smart_count: equalCount })}
      </Box>
    </Card>
  )
}
