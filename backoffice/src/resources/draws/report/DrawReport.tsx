import { useState } from 'react'
import { DRAW_REPORT_BY, type DrawReportBy } from '@grandstand/shared-types/wire/draw_report'
import { Box, Card, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMay } from '../../../access/useMay.ts'
import { useReading } from '../../../api/useCall.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { ExportTool } from '../../../list/ExportTool.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { DayFields, type Days } from '../../../record/inputs/DayFields.tsx'
import { exportColumns } from './exportColumns.ts'
import { ReportTable } from './ReportTable.tsx'

/** What tickets of draws brought in and cost, as the ledger has it, by game, draw or desk. */
export default function DrawReport() {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<Days>({})
  const [by, setBy] = useState<DrawReportBy>('game')
  const format = useFormat()
  const mayExport = useMay('exports.take')
  const answer = useQuery(useReading('GET /v1/draw-report', { query: { ...chosen, by } }))
  // at first the server chooses: it knows which day the brand has
  const { from, to } = answer.data ?? chosen
  const days = { ...(from && { from }), ...(to && { to }) }
  return (
    <>
      <PageHeader title={translate('draws.report.title')} />
      <Card
        sx={{
          'display': 'flex',
          'flexWrap': 'wrap',
          'alignItems': 'center',
          'gap': 1.5,
          'p': 2,
          'mb': 2,
          '& .MuiFormControl-root': { m: 0, width: 150 },
        }}
      >
        <DayFields days={days} onChange={setChosen} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={by}
          aria-label={translate('draws.report.by')}
          onChange={(_event, next: DrawReportBy | null) => next && setBy(next)}
        >
          {DRAW_REPORT_BY.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`draws.report.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {mayExport && (
          <Box sx={{ marginInlineStart: 'auto' }}>
            <ExportTool
              resource="draw-report"
              filter={{ ...days, by }}
              columns={exportColumns(by, {
                text: (key) => translate(`draws.report.${key}`),
                game: (code) => format.value('drawGame', code),
              })}
              isEmpty={!answer.data?.rows.length}
            />
          </Box>
        )}
      </Card>
      <Loaded answer={answer}>
        {(report) =>
          report.totals.length === 0 ? (
            <Panel>{translate('draws.report.none')}</Panel>
          ) : (
            report.totals.map((total) => (
              <Panel key={total.currency} title={total.currency} isFlush>
                <ReportTable
                  by={report.by}
                  rows={report.rows.filter(({ currency }) => currency === total.currency)}
                  total={total}
                />
                {report.isCut && <Panel>{translate('draws.report.cut')}</Panel>}
              </Panel>
            ))
          )
        }
      </Loaded>
    </>
  )
}
