import { Box, useTheme } from '@mui/material'
import type { HealthMinute } from '@grandstand/shared-types/wire/games/health'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { useFormat } from '../../../format/useFormat.ts'

/** What went well and what did not, by minute. */
export default function HealthChart({ minutes }: { minutes: readonly HealthMinute[] }) {
  const translate = useTranslate()
  const format = useFormat()
  const { palette } = useTheme()
  const series = (name: string, color: string, of: (minute: HealthMinute) => number) => ({
    label: translate(`gameProviders.health.${name}`),
    data: minutes.map(of),
    color,
    stack: 'all',
    valueFormatter: (count: number | null) => format.count(count ?? 0),
  })
  return (
    <Box role="group" aria-label={translate('gameProviders.health.chart')} sx={{ mt: 2 }}>
      <BarChart
        height={CHART_HEIGHT}
        xAxis={[
          {
            scaleType: 'band',
            data: minutes.map(({ at }) => format.time(at).slice(-5)),
          },
        ]}
        yAxis={[{ valueFormatter: (count: number) => format.count(Math.round(count)), width: 48 }]}
        series={[
          series('called', palette.primary.main, ({ called, unreadable }) => called - unreadable),
          series('asked', palette.success.main, (minute) =>
            Math.max(0, minute.asked - minute.timeouts - minute.failures)
          ),
          series('failed', palette.error.main, ({ timeouts, failures }) => timeouts + failures),
          series('bad', palette.warning.main, ({ unreadable }) => unreadable),
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
      />
    </Box>
  )
}
