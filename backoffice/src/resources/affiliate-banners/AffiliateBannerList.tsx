import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { pictureSource } from '@grandstand/shared-types/core/pictures'
import type { AffiliateBannerRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { Dash } from '../../fields/Money.tsx'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { PictureFrame } from '../../record/pictures/PictureFrame.tsx'

const column = columnsOf<AffiliateBannerRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.cell('picture', ({ picture }) => <PictureFrame address={picture} />, {
    ...UNSORTED,
    ...WIDE,
  }),
  column.main('title', 'affiliate-banners', ({ title }) => title),
  column.cell('size', ({ picture }) => sizeOf(picture) ?? <Dash />, UNSORTED),
  column.cell(
    'language',
    ({ language }) => (language ? <ValueText group="language" code={language} /> : <Dash />),
    WIDE
  ),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

/** `728 × 90`; nothing for a picture that stands elsewhere. */
function sizeOf(picture: string): string | null {
  const source = pictureSource(picture)
  return source ? `${source.width} × ${source.height}` : null
}

/** Banners that affiliates copy, in the order in which they see them. */
export default function AffiliateBannerList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      filters={[
        <ChoiceFilter key="language" source="language" group="language" codes={SITE_LANGUAGES} />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
