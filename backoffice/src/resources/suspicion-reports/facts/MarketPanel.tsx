import { lazy, Suspense, useState } from 'react'
import { Box, MenuItem, Skeleton, TextField } from '@mui/material'
import type {
  ReportedMarket,
  SuspicionFacts,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { Panel } from '../../../record/page/Panel.tsx'
import { OutcomesTable } from './OutcomesTable.tsx'
import { useReportNames } from './useReportNames.ts'

const BetsChart = lazy(() => import('../../../charts/BetsChart.tsx'))

/** Outcomes in the picture, those with the highest stakes. */
const MOST_DRAWN = 5

interface MarketPanelProps {
  report: SuspicionReportRow
  facts: SuspicionFacts
}

/** Stakes on a market over time by outcome, beside the prices that the bets took. */
export function MarketPanel({ report, facts: { markets, spanMs } }: MarketPanelProps) {
  const translate = useTranslate()
  const names = useReportNames(report)
  const [chosen, setChosen] = useState(0)
  const market = markets[chosen] ?? markets[0]
  if (!market) return null
  const currencies = new Set(markets.map(({ currency }) => currency))
  const nameOf = ({ typeId, specifier, currency }: ReportedMarket) =>
    `${names.market(typeId, specifier)}${currencies.size > 1 ? ` (${currency})` : ''}`
  const drawn = market.outcomes.slice(0, MOST_DRAWN).filter(({ points }) => points.length > 0)
  return (
    <Panel
      title={translate('suspicion.course')}
      aside={
        markets.length > 1 && (
          <TextField
            select
            size="small"
            label={translate('suspicion.market')}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
            sx={{ minWidth: 220, maxWidth: '100%' }}
          >
            {markets.map((one, place) => (
              <MenuItem key={`${one.typeId} ${one.specifier} ${one.currency}`} value={place}>
                {nameOf(one)}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      {markets.length === 1 && <Box sx={{ fontWeight: 600, mb: 1 }}>{nameOf(market)}</Box>}
      {drawn.length > 0 && (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <BetsChart
            titles={{
              stakes: translate('suspicion.stakesOverTime'),
              prices: translate('suspicion.pricesOverTime'),
            }}
            currency={market.currency}
            spanMs={spanMs}
            series={drawn.map(({ key, points }) => ({
              label: names.outcome(market.typeId, market.specifier, key),
              points,
            }))}
          />
          <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 1 }}>
            {translate('suspicion.courseHint')}
          </Box>
        </Suspense>
      )}
      <OutcomesTable report={report} market={market} />
    </Panel>
  )
}
