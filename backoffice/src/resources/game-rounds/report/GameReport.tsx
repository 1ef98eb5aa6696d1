import { lazy, Suspense, useState } from 'react'
import { Box, Card, Skeleton } from '@mui/material'
import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import {
  GAME_REPORT_GROUPS,
  type GameReport as Report,
  type GameReportQuery,
} from '@grandstand/shared-types/wire/games/game_report'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMay } from '../../../access/useMay.ts'
import { useReading } from '../../../api/useCall.ts'
import { CHART_HEIGHT } from '../../../charts/chartSize.ts'
import { Money } from '../../../fields/Money.tsx'
import { useFormat } from '../../../format/useFormat.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { ExportTool } from '../../../list/ExportTool.tsx'
import { ChoiceField } from '../../../record/inputs/ChoiceField.tsx'
import { DAY } from '../../../record/inputs/notations.ts'
import { TypedField } from '../../../record/inputs/TypedField.tsx'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { GameReportTable } from './GameReportTable.tsx'
import { totalOf } from './reportSums.ts'
import { ReturnText } from './ReturnText.tsx'

const GameChart = lazy(() => import('./GameChart.tsx'))

const COLUMNS = ['name', 'currency', 'roundCount', 'stakeMinor', 'winMinor', 'grossMinor'] as const

/** Stakes, wins and gross of games, as the ledger has them. */
export default function GameReport() {
  const translate = useTranslate()
  const format = useFormat()
  const words = Object.fromEntries(LOBBIES.map((one) => [one, format.value('lobby', one)]))
  const mayExport = useMay('exports.take')
  const [chosen, setChosen] = useState<GameReportQuery>({ by: 'provider' })
  const answer = useQuery(useReading('GET /v1/game-report', { query: chosen }))
  // at first the server chooses: it knows which day the brand has
  const { from, to } = answer.data ?? chosen
  const asked = { ...chosen, ...(from && { from }), ...(to && { to }) }
  const day = (end: 'from' | 'to') => (
    <TypedField
      notation={DAY}
      label={translate(`list.${end}`)}
      value={asked[end] ?? ''}
      onChange={(typed) => DAY.isValue(typed) && setChosen({ ...asked, [end]: typed })}
    />
  )
  return (
    <>
      <PageHeader title={translate('gameRounds.report.title')} />
      <Card sx={BAR}>
        {day('from')}
        {day('to')}
        <ChoiceField
          label={translate('gameRounds.report.by')}
          value={chosen.by ?? 'provider'}
          options={GAME_REPORT_GROUPS.map(
            (by) => [by, translate(`gameRounds.report.group.${by}`)] as const
          )}
          onChange={(by) => setChosen({ ...asked, by })}
        />
        {mayExport && (
          <Box sx={{ marginInlineStart: 'auto' }}>
            <ExportTool
              resource="game-report"
              filter={asked}
              columns={COLUMNS.map((field) => ({
                field,
                label: translate(`gameRounds.report.${field}`),
                ...(field === 'name' && asked.by === 'lobby' && { words }),
              }))}
              isEmpty={!answer.data?.rows.length}
            />
          </Box>
        )}
      </Card>
      <Loaded answer={answer}>
        {(report) =>
          report.rows.length === 0 ? (
            <Panel>{translate('list.none')}</Panel>
          ) : (
            [...new Set(report.rows.map(({ currency }) => currency))].map((currency) => (
              <OfCurrency key={currency} {...{ report, currency }} />
            ))
          )
        }
      </Loaded>
    </>
  )
}

const BAR = {
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': 1.5,
  'p': 2,
  'mb': 2,
  '& .MuiFormControl-root': { m: 0, width: 150 },
} as const

function OfCurrency({ report, currency }: { report: Report; currency: string }) {
  const translate = useTranslate()
  const own = <R extends { currency: string }>(rows: readonly R[]) =>
    rows.filter((row) => row.currency === currency)
  const { stakeMinor, winMinor } = totalOf(own(report.rows))
  const money = (name: string, minor: number) => (
    <Figure label={translate(`gameRounds.report.${name}`)}>
      <Money minor={minor} currency={currency} />
    </Figure>
  )
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <FigureRow>
          {money('stakeMinor', stakeMinor)}
          {money('winMinor', winMinor)}
          {money('grossMinor', stakeMinor - winMinor)}
          <Figure label={translate('gameRounds.report.return')}>
            <ReturnText {...{ stakeMinor, winMinor }} />
          </Figure>
        </FigureRow>
      </Box>
      <Panel title={translate('gameRounds.report.byDay')}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <GameChart days={own(report.days)} currency={currency} />
        </Suspense>
      </Panel>
      <Panel title={translate(`gameRounds.report.group.${report.by}`)} isFlush>
        <GameReportTable report={report} rows={own(report.rows)} />
      </Panel>
    </>
  )
}
