import { lazy, Suspense } from 'react'
import type { TrialCurrency, TrialResult } from '@grandstand/shared-types/wire/betting/rule_lab'
import EqualIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Card, Skeleton, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../charts/chartSize.ts'
import { Money } from '../../fields/Money.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { Figure, FigureRow } from '../../record/page/Figure.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { DifferenceTable } from './DifferenceTable.tsx'

const CostChart = lazy(() => import('./CostChart.tsx'))

/** What the change would have cost, whom it would have touched, and where it would have made most difference. */
export function Outcome({ result }: { result: TrialResult }) {
  if (result.touchedCount === 0) return <NoDifference result={result} />
  return (
    <>
      {result.currencies
        .filter(({ biggest }) => biggest.length > 0)
        .map((sums) => (
          <OfCurrency key={sums.currency} {...{ result, sums }} />
        ))}
    </>
  )
}

function OfCurrency({ result, sums }: { result: TrialResult; sums: TrialCurrency }) {
  const translate = useTranslate()
  const format = useFormat()
  const { subject, count, touchedCount, refusedCount, userCount } = result
  const { currency, costMinor, paidMinor, triedPaidMinor } = sums
  const { stakeMinor, triedStakeMinor, grantedMinor, triedGrantedMinor } = sums
  const isOfBonuses = subject !== 'coupon' && subject !== 'statement'
  const really = (minor: number) =>
    translate('ruleLab.paidBefore', { amount: format.money(minor, currency) })
  const ofAll = translate('ruleLab.ofAll', { count: format.count(count) })
  const refused =
    refusedCount > 0 &&
    translate('ruleLab.refusedOf', {
      ...{ smart_count: refusedCount, count: format.count(refusedCount) },
    })
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <FigureRow>
          <Figure
            label={translate(costMinor > 0 ? 'ruleLab.cost' : 'ruleLab.gain')}
            note={translate('ruleLab.costNote')}
          >
            <Money minor={Math.abs(costMinor)} currency={currency} />
          </Figure>
          {isOfBonuses && (
            <Figure label={translate('ruleLab.triedGranted')} note={really(grantedMinor)}>
              <Money minor={triedGrantedMinor} currency={currency} />
            </Figure>
          )}
          <Figure
            label={translate(isOfBonuses ? 'ruleLab.triedConverted' : 'ruleLab.paid')}
            note={really(paidMinor)}
          >
            <Money minor={triedPaidMinor} currency={currency} />
          </Figure>
          {stakeMinor !== triedStakeMinor && (
            <Figure label={translate('ruleLab.turnover')} note={really(stakeMinor)}>
              <Money minor={triedStakeMinor} currency={currency} />
            </Figure>
          )}
          <Figure
            label={translate(`ruleLab.touched.${subject}`)}
            note={[ofAll, refused].filter(Boolean).join(' · ')}
          >
            {format.count(touchedCount)}
          </Figure>
          <Figure label={translate(`ruleLab.people.${subject}`)}>{format.count(userCount)}</Figure>
        </FigureRow>
      </Box>
      <Panel title={translate('ruleLab.byDay')}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <CostChart days={sums.days} currency={currency} />
        </Suspense>
      </Panel>
      <Panel title={translate('ruleLab.biggest')} isFlush>
        <DifferenceTable subject={subject} rows={sums.biggest} currency={currency} />
      </Panel>
    </>
  )
}

function NoDifference({ result: { count, subject } }: { result: TrialResult }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Card
      role="status"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 6, px: 2, textAlign: 'center' }}
    >
      <EqualIcon sx={{ fontSize: 40, color: 'success.main' }} />
      <Typography variant="h2">{translate('ruleLab.none')}</Typography>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
        {translate(count === 0 ? 'ruleLab.nothing' : `ruleLab.allEqual.${subject}`, {
          smart_count: count,
          count: format.count(count),
        })}
      </Box>
    </Card>
  )
}
