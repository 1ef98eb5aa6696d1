import { useRecordContext, useTranslate } from 'ra-core'
import type { AuditSubject } from '@grandstand/shared-types/wire/audit'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { PeriodFilter } from '../../list/filters/PeriodFilter.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { auditColumns } from './auditColumns.tsx'
import { AUDIT_EXPORT } from './auditExport.ts'

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const

interface HistoryListProps {
  /** The subject of the entries: one record, or a match with its markets and prices. */
  of: { subjectType: AuditSubject; subjectId: number } | { matchId: number }
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
export function RecordHistory({ of: subjectType }: { of: AuditSubject }) {
  const translate = useTranslate()
  const me = useMe()
  const record = useRecordContext()
  if (!record || !me || !mayDo(me, 'list', 'audit-log')) return null
  return (
    <Panel title={translate('audit.history')} isFlush>
      <HistoryList of={{ subjectType, subjectId: Number(record.id) }} />
    </Panel>
  )
}
