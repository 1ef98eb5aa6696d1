import { Box, useTheme } from '@mui/material'
import type { GameReportRow } from '@grandstand/shared-types/wire/games/game_report'
import { BarChart } from '@mui/x-charts/BarChart'
import { useTranslate } from 'ra-core'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { useFormat } from '../../../format/useFormat.ts'

interface GameChartProps {
  /** The latest first. */
  days: readonly GameReportRow[]
  currency: string
}

/** Stakes, wins and gross of each day. */
export default function GameChart({ days, currency }: GameChartProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { palette } = useTheme()
  const rows = days.toReversed()
  const series = (name: string, color: string, of: (row: GameReportRow) => number) => ({
    label: translate(`gameRounds.report.${name}`),
    data: rows.map(of),
    color,
    valueFormatter: (minor: number | null) => format.money(minor ?? 0, currency),
  })
  return (
    <Box role="group" aria-label={translate('gameRounds.report.byDay')}>
      <BarChart
        height={CHART_HEIGHT}
        xAxis={[{ scaleType: 'band', data: rows.map(({ key }) => format.date(key).slice(0, 5)) }]}
        yAxis={[
          { valueFormatter: (minor: number) => format.count(Math.round(minor / 100)), width: 64 },
        ]}
        series={[
          series('stakeMinor', palette.primary.main, (row) => row.stakeMinor),
          series('winMinor', palette.warning.main, (row) => row.winMinor),
          series('grossMinor', palette.success.main, (row) => row.stakeMinor - row.winMinor),
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        skipAnimation
        sx={{ '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.divider } }}
      />
    </Box>
  )
}
