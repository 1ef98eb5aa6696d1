import type { ReactNode } from 'react'
import AddIcon from '@mui/icons-material/Add'
import { Button, Card } from '@mui/material'
import {
  ListBase,
  useCanAccess,
  useCreatePath,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type SortPayload,
} from 'ra-core'
import { Link, useSearchParams } from 'react-router-dom'
import { PageHeader } from '../layout/PageHeader.tsx'
import { BranchTrail } from './filters/BranchTrail.tsx'
import { columnsIn, sourceOf, useListPreference } from './columns.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { ExportButton, type ExportField } from './ExportButton.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { FiltersInTurn } from './filters/FiltersInTurn.tsx'
import { SavedQueriesMenu } from './savedQueries/SavedQueriesMenu.tsx'
import { RecordTable, type RecordTableProps } from './RecordTable.tsx'
import { ScopeFilter } from './filters/ScopeFilter.tsx'
import { Totals, type TotalField } from './Totals.tsx'

interface ResourceListProps extends Omit<RecordTableProps, 'isDense'> {
  sort?: SortPayload
  /** Inputs of the bar above the table, beside the search. */
  filters?: ReactNode
  /** False for a resource without a text search. */
  hasSearch?: boolean
  /** Label of the search: the fields that it searches. */
  searchLabel?: string
  /** Columns that are hidden until the user chooses them, or sorts by them. */
  hiddenAtFirst?: readonly string[]
  /** Fields of the list's file; without them there is no export. */
  exportFields?: readonly ExportField[]
  /** Amounts to sum over all rows of the filter. */
  totals?: readonly TotalField[]
  /** Tabs above the list. */
  tabs?: ReactNode
  filterDefaultValues?: Record<string, unknown>
  /** Milliseconds between refreshes of the rows, without a sign of loading. */
  refreshMs?: number
  /** A note beside the button that opens the form of a new row. */
  createNote?: ReactNode
  /** True when the rows belong to users, so that the list can be narrowed to a part of the tree. */
  hasOwners?: boolean
  /** Content between heading and table. */
  intro?: ReactNode
}

const NONE_HIDDEN: readonly string[] = []

/**
 * A page that lists a resource: heading, tabs, filters in the address, sums, table, pages. Rows have no checkbox,
 * because no bulk action needs one.
 */
export function ResourceList({
  sort,
  filters,
  hasSearch = true,
  searchLabel,
  hiddenAtFirst = NONE_HIDDEN,
  exportFields,
  totals,
  tabs,
  filterDefaultValues,
  refreshMs,
  hasOwners = false,
  createNote,
  intro,
  children,
  ...table
}: ResourceListProps) {
  const resource = useResourceContext() ?? ''
  const columns = columnsIn(children)
  const preference = useListPreference(resource, hiddenAtFirst)
  const sortedBy = useSearchParams()[0].get('sort')
  const shown = columns.filter(
    (column, index) =>
      index === 0 || sourceOf(column) === sortedBy || !preference.hidden.includes(sourceOf(column))
  )
  return (
    <ListBase
      perPage={25}
      exporter={false}
      {...(sort && { sort })}
      {...(filterDefaultValues && { filterDefaultValues })}
      {...(refreshMs && { queryOptions: { refetchInterval: refreshMs } })}
    >
      <FiltersInTurn>
        <ListHeader createNote={createNote} />
        {intro}
        <Card>
          {hasOwners && <BranchTrail />}
          {tabs}
          <FilterBar
            hasSearch={hasSearch}
            {...(searchLabel && { searchLabel })}
            tools={
              <>
                <SavedQueriesMenu />
                <ColumnsMenu columns={columns} hiddenAtFirst={hiddenAtFirst} />
                {exportFields && <ExportButton fields={exportFields} />}
              </>
            }
          >
            {hasOwners && <ScopeFilter />}
            {filters}
          </FilterBar>
          {totals && <Totals fields={totals} />}
          <RecordTable
            isQuiet={refreshMs !== undefined}
            isDense={preference.isDense}
            isLoading={preference.isPending}
            {...table}
          >
            {shown}
          </RecordTable>
        </Card>
      </FiltersInTurn>
    </ListBase>
  )
}

function ListHeader({ createNote }: { createNote: ReactNode }) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { hasCreate } = useResourceDefinition()
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const createPath = useCreatePath()
  return (
    <PageHeader
      title={translate(`resources.${resource}.name`, { smart_count: 2 })}
      actions={
        hasCreate &&
        canAccess && (
          <>
            {createNote}
            <Button
              component={Link}
              to={createPath({ resource, type: 'create' })}
              variant="contained"
              startIcon={<AddIcon />}
            >
              {translate(`resources.${resource}.create`)}
            </Button>
          </>
        )
      }
    />
  )
}
