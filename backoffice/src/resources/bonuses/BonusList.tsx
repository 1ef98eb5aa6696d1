import { BONUS_CATEGORIES } from '@grandstand/shared-types/bonuses/categories'
import type { BonusRow } from '@grandstand/shared-types/wire/bonuses/office'
import { FigureLink } from '../../fields/FigureLink.tsx'
import { ShownChip } from '../../fields/ShownChip.tsx'
import { TextIn } from '../../fields/TextIn.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ChoiceFilter, ShownFilter } from '../../list/filters/filters.tsx'
import { listLink } from '../../list/listLink.ts'
import { ResourceList } from '../../list/ResourceList.tsx'
import { BonusWorth } from './BonusWorth.tsx'

const column = columnsOf<BonusRow>()
const UNSORTED = { disableSort: true } as const
const HIDDEN_AT_FIRST = ['shownFrom', 'version', 'listOrder']

const COLUMNS = [
  column.main('titles', 'bonuses', ({ titles }) => <TextIn of={titles} />, {
    ...UNSORTED,
    cellClassName: 'phone-wraps',
  }),
  column.value('category', 'bonusCategory', WIDE),
  column.cell('terms', ({ terms }) => <BonusWorth terms={terms} />, {
    ...UNSORTED,
    label: 'bonuses.worth',
  }),
  column.cell('isShown', ({ isShown }) => <ShownChip isShown={isShown} />, WIDE),
  column.cell(
    'waitingCount',
    ({ id, waitingCount }) => (
      <FigureLink
        to={listLink('bonus-requests', { bonusId: id, status: 0 })}
        isNothing={waitingCount === 0}
      >
        {waitingCount}
      </FigureLink>
    ),
    { ...UNSORTED, ...WIDE, align: 'right' }
  ),
  column.cell(
    'runningCount',
    ({ id, runningCount }) => (
      <FigureLink
        to={listLink('bonus-grants', { bonusId: id, state: 'running' })}
        isNothing={runningCount === 0}
      >
        {runningCount}
      </FigureLink>
    ),
    { ...UNSORTED, ...WIDE, align: 'right' }
  ),
  column.time('shownFrom', WIDE),
  column.time('shownUntil', WIDE),
  column.plain('version', { ...WIDE, ...UNSORTED, align: 'right' }),
  column.plain('listOrder', { ...WIDE, align: 'right' }),
]

/** The offers of the brand, in the order in which players see them. */
export default function BonusList() {
  return (
    <ResourceList
      sort={{ field: 'listOrder', order: 'ASC' }}
      searchLabel="bonuses.search"
      hiddenAtFirst={HIDDEN_AT_FIRST}
      filters={[
        <ChoiceFilter
          key="category"
          source="category"
          group="bonusCategory"
          codes={BONUS_CATEGORIES}
        />,
        <ShownFilter key="shown" />,
      ]}
    >
      {COLUMNS}
    </ResourceList>
  )
}
