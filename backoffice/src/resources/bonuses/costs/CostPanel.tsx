import { lazy, Suspense, useState } from 'react'
import type { BonusDays } from '@grandstand/shared-types/wire/bonuses/days'
import type { BonusRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext, useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { CostTable } from './CostTable.tsx'
import { DayFields, type Days } from '../../../record/inputs/DayFields.tsx'

const CostChart = lazy(() => import('./CostChart.tsx'))

/** What an offer cost and what became cash, by day; nothing for a new one. */
export function CostPanel() {
  const bonus = useRecordContext<BonusRow>()
  return bonus?.terms ? <Costs bonusId={bonus.id} /> : null
}

function Costs({ bonusId }: { bonusId: number }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<Days>({})
  const answer = useQuery(
    useReading('GET /v1/bonuses/:id/days', { params: { id: bonusId }, query: chosen })
  )
  // at first the server chooses: it knows which day the brand has
  const { from, to } = answer.data ?? chosen
  const days = { ...(from && { from }), ...(to && { to }) }
  return (
    <Panel
      title={translate('bonuses.costs.byDay')}
      aside={
        <Box sx={{ 'display': 'flex', 'gap': 1, '& .MuiFormControl-root': { m: 0, width: 136 } }}>
          <DayFields days={days} onChange={setChosen} />
        </Box>
      }
    >
      <Loaded answer={answer}>
        {({ currencies }) => currencies.map((one) => <OfCurrency key={one.currency} {...one} />)}
      </Loaded>
    </Panel>
  )
}

function OfCurrency({ currency, days, total }: BonusDays['currencies'][number]) {
  const translate = useTranslate()
  const format = useFormat()
  const moved = days.filter(({ day: _day, ...figures }) =>
    Object.values(figures).some((figure) => figure !== 0)
  )
  if (moved.length === 0) return translate('bonuses.costs.none')
  return (
    <>
      <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
        <CostChart
          title={translate('bonuses.costs.byDay')}
          groups={days.map(({ day, ...figures }) => ({
            ...figures,
            label: format.date(day).slice(0, 5),
          }))}
          currency={currency}
        />
      </Suspense>
      <Box sx={{ mx: -2, mb: -2, mt: 2, overflowX: 'auto' }}>
        <CostTable
          of={translate('bonuses.costs.day')}
          rows={moved.toReversed().map(({ day, ...figures }) => ({
            key: day,
            name: format.date(day),
            figures,
          }))}
          total={total}
          currency={currency}
        />
      </Box>
    </>
  )
}
