import type { StatementRow } from '@grandstand/shared-types/wire/money/statements'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { FIGURE_FIELDS } from './figureFields.ts'
import { PeriodText } from './PeriodText.tsx'

const column = columnsOf<StatementRow>()

/** Figures that a list shows without a choice of columns. */
const MAIN_FIGURES = ['stakesMinor', 'closingMinor', 'payableMinor'] as const

/** Figures for which a laptop has no room. */
export const HIDDEN_FIGURES = FIGURE_FIELDS.filter(
  (field) => !MAIN_FIGURES.some((main) => main === field)
)

/** Columns of statements with the main figures or all of them; the list of one dealer leaves out the dealer. */
export function statementColumns({ withDealer = true, withAll = false } = {}) {
  return [
    column.main('id', 'statements', ({ id }) => `#${id}`),
    column.cell('startsAt', (row) => <PeriodText of={row} />, { disableSort: true }),
    ...(withDealer ? [column.user('dealerName', 'dealerId')] : []),
    column.status('state', 'statementState'),
    ...(withAll ? FIGURE_FIELDS : MAIN_FIGURES).map((field) =>
      field === 'payableMinor'
        ? column.money(field, {}, { isStrong: true })
        : column.money(field, field === 'closingMinor' ? {} : WIDE)
    ),
  ]
}
