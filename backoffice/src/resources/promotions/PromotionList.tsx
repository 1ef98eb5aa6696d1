import type { PromotionRow } from '@grandstand/shared-types/wire/site/content'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { PictureFrame } from '../../record/pictures/PictureFrame.tsx'

const column = columnsOf<PromotionRow>()

const COLUMNS = [
  column.cell('picture', ({ picture }) => <PictureFrame address={picture} />, {
    disableSort: true,
    ...WIDE,
  }),
  column.main('title', 'promotions', ({ title }) => title),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />),
  column.time('startsAt', WIDE),
  column.time('endsAt', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

/** The promotions of the site, in the order in which players see them. */
export default function PromotionList() {
  return <ResourceList sort={{ field: 'listOrder', order: 'ASC' }}>{COLUMNS}</ResourceList>
}
