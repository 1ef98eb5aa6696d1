import type { CommissionPlanRow } from '@grandstand/shared-types/wire/money/statements'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { ResourceList } from '../../list/ResourceList.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { BandsText } from './BandsText.tsx'
import { ValueText } from '../../fields/ValueText.tsx'

const column = columnsOf<CommissionPlanRow>()
const UNSORTED = { disableSort: true } as const

/** The commission plans of the brand, each with its latest terms. */
export default function PlanList() {
  return (
    <ResourceList sort={{ field: 'name', order: 'ASC' }}>
      {column.main('name', 'commission-plans', ({ name }) => name)}
      {(['basis', 'scope', 'negative'] as const).map((name) =>
        column.cell(
          name,
          ({ versions: [latest] }) =>
            latest && <ValueText group={GROUP[name]} code={latest[name]} />,
          UNSORTED
        )
      )}
      {column.cell(
        'bands',
        ({ versions: [latest] }) => latest && <BandsText bands={latest.bands} />,
        {
          ...UNSORTED,
          ...WIDE,
        }
      )}
      {column.cell(
        'fromDay',
        ({ versions: [latest] }) => latest && <DayText day={latest.fromDay} />,
        UNSORTED
      )}
    </ResourceList>
  )
}

/** A day of the calendar, `2026-11-21`, as written in the chosen language. */
function DayText({ day }: { day: string }) {
  const format = useFormat()
  return <bdi>{format.date(day)}</bdi>
}

const GROUP = {
  basis: 'commissionBasis',
  scope: 'commissionScope',
  negative: 'negativePeriods',
} as const
