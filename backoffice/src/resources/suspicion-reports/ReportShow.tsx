import { matchName } from '../../format/matchName.ts'
import type { SuspicionReportRow } from '@grandstand/shared-types/wire/betting/suspicion'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { FactsOfReport } from './facts/FactsOfReport.tsx'
import { ReportActions } from './ReportActions.tsx'
import { SendingsPanel } from './sendings/SendingsPanel.tsx'

/** A report: what staff wrote, to whom it was sent, and the bets that it is about. */
export default recordPage(ReportPage)

function ReportPage({ record: report }: { record: SuspicionReportRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const label = (name: string) => translate(`resources.suspicion-reports.fields.${name}`)
  const { state, contentHash } = report
  return (
    <>
      <PageHeader
        title={matchName(report)}
        backTo="/suspicion-reports"
        detail={
          <>
            <StatusChip group="suspicionState" code={state} />
            <span>{translate('suspicion.numbered', { id: report.id })}</span>
            <Time at={report.openedAt} />
          </>
        }
        actions={<ReportActions report={report} />}
      />
      <Panel>
        <Box sx={{ mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 860 }}>
          {report.text}
        </Box>
        <Facts
          facts={[
            [
              label('matchId'),
              <RecordLink resource="matches" id={report.matchId}>
                {matchName(report)}
              </RecordLink>,
            ],
            [label('startsAt'), <Time at={report.startsAt} />],
            [label('sign'), format.value('suspicionSign', report.sign)],
            [label('authorName'), report.authorName],
            report.closedAt !== null && [label('closedAt'), <Time at={report.closedAt} />],
            report.closedByName !== null && [label('closedByName'), report.closedByName],
            report.droppedReason !== null && [label('droppedReason'), report.droppedReason],
          ]}
        />
        {contentHash !== null && (
          <Box component="dl" sx={{ m: 0, mt: 2, fontSize: 12 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label('contentHash')}
            </Box>
            <Box component="dd" sx={{ m: 0, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
              <bdi dir="ltr">{contentHash}</bdi>
            </Box>
          </Box>
        )}
      </Panel>
      {contentHash !== null && <SendingsPanel reportId={report.id} />}
      <FactsOfReport report={report} />
      <RecordHistory />
    </>
  )
}
