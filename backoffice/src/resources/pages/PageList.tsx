import type { PageRow } from '@grandstand/shared-types/wire/site/content'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'

const column = columnsOf<PageRow>()

const COLUMNS = [
  column.main('title', 'pages', ({ title }) => title),
  column.cell('number', ({ number }) => <bdi dir="ltr">{`page/${number}`}</bdi>),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />),
  column.time('updatedAt', WIDE),
]

/** The pages that header, footer and other texts lead to. */
export default function PageList() {
  return <ResourceList sort={{ field: 'number', order: 'ASC' }}>{COLUMNS}</ResourceList>
}
