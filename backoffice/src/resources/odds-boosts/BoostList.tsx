import type { OddsBoostRow } from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { BetteredBy } from './BetteredBy.tsx'
import { BoostCosts } from './BoostCosts.tsx'

const column = columnsOf<OddsBoostRow>()
const UNSORTED = { disableSort: true } as const

const COLUMNS = [
  column.main('name', 'odds-boosts', ({ name }) => name, { cellClassName: 'phone-wraps' }),
  column.cell('better', ({ terms }) => <BetteredBy terms={terms} />, {
    align: 'right',
    ...UNSORTED,
  }),
  column.time('startsAt', WIDE),
  column.time('endsAt'),
  column.cell('paidMinor', ({ costs }) => <BoostCosts costs={costs} />, {
    align: 'right',
    ...UNSORTED,
  }),
  column.text('authorName', WIDE),
]

/** Odds boosts, the newest first, with what they cost so far. */
export default function BoostList() {
  return (
    <ResourceList sort={{ field: 'id', order: 'DESC' }} searchLabel="oddsBoosts.search">
      {COLUMNS}
    </ResourceList>
  )
}
