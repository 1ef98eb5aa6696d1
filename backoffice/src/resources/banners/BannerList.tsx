import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import {
  BANNER_PAGES,
  BANNER_POSITIONS,
  type BannerRow,
} from '@grandstand/shared-types/wire/site/content'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter } from '../../list/filters/filters.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { PictureFrame } from '../../record/pictures/PictureFrame.tsx'

const column = columnsOf<BannerRow>()

const COLUMNS = [
  column.cell('picture', ({ picture }) => <PictureFrame address={picture} />, {
    disableSort: true,
    ...WIDE,
  }),
  column.main('title', 'banners', ({ title }) => title),
  column.value('page', 'bannerPage'),
  column.value('position', 'bannerPosition', WIDE),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />),
  column.time('startsAt', WIDE),
  column.time('endsAt', WIDE),
  column.plain('listOrder', { align: 'right', ...WIDE }),
]

/** The banners of every page, in the order in which they are shown. */
export default function BannerList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      filters={[
        <ChoiceFilter key="page" source="page" group="bannerPage" codes={BANNER_PAGES} />,
        <ChoiceFilter
          key="position"
          source="position"
          group="bannerPosition"
          codes={BANNER_POSITIONS}
        />,
        <ChoiceFilter key="language" source="language" group="language" codes={SITE_LANGUAGES} />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
