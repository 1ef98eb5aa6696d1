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
import { Link } from 'react-router-dom'
import { PageHeader } from '../layout/PageHeader.tsx'
import { FilterBar } from './FilterBar.tsx'
import { SavedQueriesMenu } from './SavedQueriesMenu.tsx'
import { RecordTable, type RecordTableProps } from './RecordTable.tsx'

interface ResourceListProps extends RecordTableProps {
  sort?: SortPayload
  /** Inputs of the bar above the table. */
  filters?: ReactNode
  /** Tabs over the whole list. */
  tabs?: ReactNode
  filterDefaultValues?: Record<string, unknown>
  /** Reads the rows anew so often, without a word. */
  refreshMs?: number
  /** Between the heading and the table. */
  intro?: ReactNode
}

/**
 * A page that lists a resource: heading, tabs, filters in the address, dense table, pages. Rows carry no checkbox:
 * there is no bulk action in the back office that would need one.
 */
export function ResourceList({
  sort,
  filters,
  tabs,
  filterDefaultValues,
  refreshMs,
  intro,
  ...table
}: ResourceListProps) {
  return (
    <ListBase
      perPage={25}
      exporter={false}
      {...(sort && { sort })}
      {...(filterDefaultValues && { filterDefaultValues })}
      {...(refreshMs && { queryOptions: { refetchInterval: refreshMs } })}
    >
      <ListHeader />
      {intro}
      <Card>
        {tabs}
        {filters && (
          <FilterBar>
            {filters}
            <SavedQueriesMenu />
          </FilterBar>
        )}
        <RecordTable isQuiet={refreshMs !== undefined} {...table} />
      </Card>
    </ListBase>
  )
}

function ListHeader() {
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
          <Button
            component={Link}
            to={createPath({ resource, type: 'create' })}
            variant="contained"
            startIcon={<AddIcon />}
          >
            {translate(`resources.${resource}.create`)}
          </Button>
        )
      }
    />
  )
}
