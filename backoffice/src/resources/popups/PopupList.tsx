import type { PopupRow } from '@grandstand/shared-types/wire/site/notices'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<PopupRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.main('name', 'popups', ({ name }) => name),
  column.value('kind', 'popupKind'),
  column.value('place', 'popupPlace', WIDE),
  column.cell('active', ({ active }) => (
    <StatusChip group="popupState" code={active ? 'on' : 'off'} />
  )),
  column.cell('texts', ({ texts }) => SITE_LANGUAGES.filter((code) => texts[code]).join(', '), {
    ...UNSORTED,
    ...WIDE,
  }),
  column.time('shownFrom', WIDE),
  column.time('shownTo', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

/** The popups of the site, in the order of their slides. */
export default function PopupList() {
  return <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>{COLUMNS}</ResourceList>
}
