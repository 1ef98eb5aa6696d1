import {
  AFFILIATE_STATES,
  type AffiliateRow,
} from '@grandstand/shared-types/wire/affiliates/affiliates'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { StatusTabs } from '../../list/filters/StatusTabs.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { DefaultDealButton } from './DefaultDealButton.tsx'
import { PresentDeal } from './PresentDeal.tsx'

const column = columnsOf<AffiliateRow>()
const UNSORTED = { disableSort: true } as const
const NUMBER = { ...UNSORTED, ...WIDE, align: 'right' } as const

const TABS = [
  { id: 'all', label: 'list.all', filter: {} },
  ...AFFILIATE_STATES.map((state) => ({
    id: state,
    label: `values.affiliateState.${state}`,
    filter: { state },
  })),
]

const COLUMNS = [
  column.main('username', 'affiliates', ({ username }) => username),
  column.status('state', 'affiliateState'),
  column.plain('code', { ...UNSORTED, ...WIDE }),
  column.plain('playerCount', NUMBER),
  column.plain('heldCount', NUMBER),
  column.cell('deals', (affiliate) => <PresentDeal affiliate={affiliate} />, {
    ...UNSORTED,
    ...WIDE,
  }),
  column.text('parentName', WIDE),
  column.time('createdAt', WIDE),
]

/** The affiliates of the brand, each with the deal in force and the next one. */
export default function AffiliateList() {
  return (
    <ResourceList
      sort={{ field: 'id', order: 'DESC' }}
      intro={<DefaultDealButton />}
      tabs={<StatusTabs tabs={TABS} />}
      filters={[]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
