import type { ReactNode } from 'react'
import { ListBase, ResourceContextProvider, type SortPayload } from 'ra-core'
import { RecordTable, type RecordTableProps } from './RecordTable.tsx'

interface RelatedListProps extends RecordTableProps {
  resource: string
  /** Fixed filter: the record they belong to. */
  filter: Record<string, unknown>
  sort?: SortPayload
  perPage?: number
  children: ReactNode
}

/** Rows of another resource inside a record's page; their page and order stay out of the address. */
export function RelatedList({ resource, filter, sort, perPage = 25, ...table }: RelatedListProps) {
  return (
    <ResourceContextProvider value={resource}>
      <ListBase
        resource={resource}
        filter={filter}
        perPage={perPage}
        exporter={false}
        disableSyncWithLocation
        storeKey={false}
        {...(sort && { sort })}
      >
        <RecordTable {...table} />
      </ListBase>
    </ResourceContextProvider>
  )
}
