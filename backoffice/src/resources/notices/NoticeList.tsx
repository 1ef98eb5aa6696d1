import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { NOTICE_FORMS, type NoticeRow } from '@grandstand/shared-types/wire/site/notices'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<NoticeRow>()
const UNSORTED = { disableSort: true } as const

/** The title in the first language that has one. */
const titleOf = ({ texts }: NoticeRow): string =>
  SITE_LANGUAGES.flatMap((code) => texts[code]?.title ?? [])[0] ?? ''

const COLUMNS = [
  column.main('texts', 'notices', titleOf, UNSORTED),
  column.value('form', 'noticeForm'),
  column.value('audience', 'noticeAudience'),
  column.text('username', { ...UNSORTED, ...WIDE }),
  column.text('senderName', { ...UNSORTED, ...WIDE }),
  column.time('createdAt'),
  column.time('shownTo', WIDE),
]

/** What staff wrote to players, the newest first. */
export default function NoticeList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      filters={[<ChoiceFilter key="form" source="form" group="noticeForm" codes={NOTICE_FORMS} />]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
