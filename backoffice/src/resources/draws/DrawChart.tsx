import { lazy, Suspense } from 'react'
import { Box } from '@mui/material'
import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import { useGetList, useListContext, useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../charts/chartSize.ts'
import { Panel } from '../../record/page/Panel.tsx'

const TurnoverChart = lazy(() => import('../../charts/TurnoverChart.tsx'))

/** Draws of the chart. */
const MOST_SHOWN = 30

/** Stakes and wins of the newest draws that are paid, in the currency that most of their tickets have. */
export function DrawChart() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const gameCode: unknown = filterValues?.['gameCode']
  const { data } = useGetList<DrawRow>('draws', {
    pagination: { page: 1, perPage: MOST_SHOWN },
    sort: { field: 'drawsAt', order: 'DESC' },
    filter: { state: 'paid', ...(gameCode ? { gameCode } : {}) },
  })
  const draws = (data ?? []).filter(({ sums }) => sums.length > 0)
  const currency = mostSold(draws)
  if (data && currency === null) return null
  return (
    <Panel title={translate('draws.chart')}>
      <Box sx={{ minHeight: CHART_HEIGHT }}>
        {currency !== null && (
          <Suspense fallback={null}>
            <TurnoverChart
              title={translate('draws.chart')}
              points={draws.toReversed().map((draw) => pointOf(draw, currency))}
              currency={currency}
              linkOf={({ from }) => {
                const draw = draws.find(({ drawsAt }) => drawsAt === from)
                return draw && `/draws/${draw.id}/show`
              }}
            />
          </Suspense>
        )}
      </Box>
    </Panel>
  )
}

function mostSold(draws: readonly DrawRow[]): string | null {
  const counts = new Map<string, number>()
  for (const { sums } of draws) {
    for (const { currency, ticketCount } of sums) {
      counts.set(currency, (counts.get(currency) ?? 0) + ticketCount)
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

function pointOf({ drawsAt, sums }: DrawRow, currency: string) {
  const sum = sums.find((one) => one.currency === currency)
  return {
    from: drawsAt,
    to: drawsAt,
    stakesMinor: (sum?.stakeMinor ?? 0) - (sum?.returnedMinor ?? 0),
    payoutsMinor: sum?.winMinor ?? 0,
  }
}
