import { useState, type ReactNode } from 'react'
import { ListBase, ResourceContextProvider, type SortPayload } from 'ra-core'
import { useLocation } from 'react-router-dom'
import { VISIT } from '../preferences/store.ts'
import { ExportButton, type ExportField } from './ExportButton.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { FiltersInTurn } from './filters/FiltersInTurn.tsx'
import { RecordTable, type RecordTableProps } from './RecordTable.tsx'
import { Totals, type TotalField } from './Totals.tsx'

interface RelatedListProps extends RecordTableProps {
  resource: string
  /** Fixed filter for the record that the rows belong to. */
  filter: Record<string, unknown>
  sort?: SortPayload
  perPage?: number
  children: ReactNode
  /** Inputs of a bar above the table. */
  filters?: ReactNode
  /** A search in that bar, and its label: the fields that it searches. */
  hasSearch?: boolean
  searchLabel?: string
  tabs?: ReactNode
  totals?: readonly TotalField[]
  exportFields?: readonly ExportField[]
}

/** Rows of another resource on a record's page; their filter, page and order are not kept in the address. */
export function RelatedList({
  resource,
  filter,
  sort,
  perPage = 25,
  filters,
  hasSearch = false,
  searchLabel,
  tabs,
  totals,
  exportFields,
  ...table
}: RelatedListProps) {
  const { key } = useLocation()
  // keeps the same key when the user comes back to this position of the history
  const [storeKey] = useState(`${VISIT}.${key}.${resource}`)
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        resource={resource}
        filter={filter}
        perPage={perPage}
        exporter={false}
        disableSyncWithLocation
        storeKey={storeKey}
        {...(sort && { sort })}
      >
        <FiltersInTurn>
          {tabs}
          {(filters || hasSearch || exportFields) && (
            <FilterBar
              hasSearch={hasSearch}
              {...(searchLabel && { searchLabel })}
              tools={exportFields && <ExportButton fields={exportFields} />}
            >
              {filters}
            </FilterBar>
          )}
          {totals && <Totals fields={totals} />}
          <RecordTable {...table} />
        </FiltersInTurn>
      </ListBase>
    </ResourceContextProvider>
  )
}
