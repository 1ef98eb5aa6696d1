import type { ReactNode } from 'react'
import { Box, LinearProgress } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'
import { DataTable, Pagination } from 'react-admin'
import { ROWS_ATTRIBUTE } from '../keys/rows.ts'
import { Failure } from '../record/page/Loaded.tsx'
import { Loading } from '../record/page/Loading.tsx'

export interface RecordTableProps {
  /** `DataTable.Col` elements. */
  children: ReactNode
  rowClick?: string | false
  /** False hides the page controls, as a single page does. */
  isPaged?: boolean
  /** True for rows that are refreshed every few seconds, without a sign of loading. */
  isQuiet?: boolean
  /** True for lower rows. */
  isDense?: boolean
  /** True until the user's choice of columns is known. */
  isLoading?: boolean
  /** What to say of a list without any row, and what leads on. */
  whenNone?: ReactNode
}

const PAGE_SIZES: [number, ...number[]] = [25, 50, 100]

/** The rows of the surrounding list, or a sign that they load, failed, or do not match. */
export function RecordTable({
  children,
  rowClick,
  isPaged = true,
  isQuiet = false,
  isDense = false,
  isLoading = false,
  whenNone,
}: RecordTableProps) {
  const { error, isFetching, isPending, total } = useListContext()
  const [smallestPage] = PAGE_SIZES
  const hasPages = isPaged && (total ?? 0) > smallestPage
  if (isLoading) return <Loading />
  if (error && isPending === false) return <Failure error={error} sx={{ m: 2 }} />
  return (
    <Box {...{ [ROWS_ATTRIBUTE]: '' }} aria-busy={isPending === true} sx={{ position: 'relative' }}>
      {isFetching && !isPending && !isQuiet && (
        <LinearProgress
          aria-hidden
          sx={{ position: 'absolute', insetInline: 0, top: 0, height: 2, zIndex: 1 }}
        />
      )}
      <DataTable
        bulkActionButtons={false}
        empty={<NothingFound whenNone={whenNone} />}
        {...(rowClick !== undefined && { rowClick })}
        sx={{
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& th': { borderRadius: '0 !important' },
          '& .RaDataTable-clickableRow': { cursor: 'pointer' },
          '& th, & td': { px: { xs: 0.5, sm: 1, lg: 1.25 } },
          '& td': { whiteSpace: 'nowrap', fontSize: { xs: 12, sm: 13 } },
          // keeps the row with the keyboard focus clear of the bar above
          '& tbody tr': { scrollMarginTop: 96, scrollMarginBottom: 16 },
          '& tbody tr:focus-within': {
            bgcolor: (theme) => theme.palette.tokens.raised,
            boxShadow: (theme) => `inset 3px 0 ${theme.palette.primary.main}`,
          },
          ...(isDense && { '& td': { whiteSpace: 'nowrap', fontSize: 12, height: 29, py: '1px' } }),
          '& .wraps': { whiteSpace: 'normal', minWidth: 140 },
          '& .phone-wraps': { whiteSpace: { xs: 'normal', md: 'nowrap' } },
          '& .phone-hidden': { display: { xs: 'none', md: 'table-cell' } },
        }}
      >
        {children}
      </DataTable>
      {hasPages && (
        <Pagination
          rowsPerPageOptions={PAGE_SIZES}
          sx={{ display: 'block', borderTop: '1px solid', borderColor: 'divider' }}
        />
      )}
    </Box>
  )
}

function NothingFound({ whenNone }: { whenNone: ReactNode }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues ?? {}).length > 0
  return (
    <Box sx={{ px: 2, py: 5, textAlign: 'center', color: 'text.secondary', fontSize: 13 }}>
      {isFiltered
        ? translate('ra.navigation.no_filtered_results')
        : (whenNone ?? translate('list.none'))}
      {isFiltered && (
        <Box
          component="button"
          type="button"
          onClick={() => setFilters({}, [])}
          sx={{
            ml: 1,
            p: 0,
            border: 0,
            bgcolor: 'transparent',
            color: 'primary.main',
            font: 'inherit',
            fontWeight: 600,
            cursor: 'pointer',
          }}
        >
          {translate('ra.navigation.clear_filters')}
        </Box>
      )}
    </Box>
  )
}
