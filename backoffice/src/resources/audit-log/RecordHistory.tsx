import { useRecordContext, useResourceContext, useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { subjectOfResource } from '../../registry/subjects.ts'
import { auditColumns } from './auditColumns.tsx'
import { AUDIT_EXPORT } from './auditExport.ts'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

interface HistoryListProps {
  /** The subject of the entries: one record, or a match with its markets and prices. */
  of: { subjectType: string; subjectId: number } | { matchId: number }
}

/** Every change of a record by people: who, when, values before and after, reason. */
export function HistoryList({ of }: HistoryListProps) {
  return (
    <RelatedList
      resource="audit-log"
      filter={of}
      sort={NEWEST_FIRST}
      rowClick={false}
      filters={<PeriodFilter source="createdAt" />}
      exportFields={AUDIT_EXPORT}
    >
      {auditColumns({ isOfMatch: 'matchId' in of, withSubject: 'matchId' in of })}
    </RelatedList>
  )
}

/** The history of the page's record, where the user may read the audit log. */
export function RecordHistory() {
  const translate = useTranslate()
  const me = useMe()
  const record = useRecordContext()
  const subjectType = subjectOfResource(useResourceContext() ?? '')
  if (!record || !subjectType || !me || !mayDo(me, 'list', 'audit-log')) return null
  return (
    <Panel title={translate('audit.history')} isFlush>
      <HistoryList of={{ subjectType, subjectId: Number(record.id) }} />
    </Panel>
  )
}
