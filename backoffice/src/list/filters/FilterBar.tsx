import { Children, useState, type ReactNode } from 'react'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import { Box, Button, useMediaQuery, type Theme } from '@mui/material'
import { FilterLiveForm, ListContextProvider, useListContext, useTranslate } from 'ra-core'
import { useHref, useLocation } from 'react-router-dom'
import { SearchFilter } from './SearchFilter.tsx'

interface FilterBarProps {
  /** Filters beside the search. */
  children?: ReactNode
  hasSearch: boolean
  /** Label of the search: the fields that it searches. */
  searchLabel?: string
  /** Buttons at the end of the bar. */
  tools: ReactNode
}

/**
 * Filters in one row that wraps; input takes effect at once and is kept in the address. On a phone only search and
 * tools are visible; a button that shows the number of set filters opens the rest, where there are more.
 */
export function FilterBar({ children, hasSearch, searchLabel, tools }: FilterBarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setIsOpen] = useState(false)
  const hasMore = Children.toArray(children).length > 0
  return (
    <ListContextProvider value={useListUntilLeft()}>
      <div data-filters>
        <FilterLiveForm>
          <Box
            sx={{
              'display': 'flex',
              'flexWrap': 'wrap',
              'alignItems': 'center',
              'gap': 1,
              'px': 1.5,
              'py': 1,
              'borderBottom': '1px solid',
              'borderColor': 'divider',
              '& .MuiFormControl-root': { m: 0, width: { xs: '100%', sm: 150 } },
              '& .MuiAutocomplete-root': { width: { xs: '100%', sm: 180 } },
              '& .ra-input-q': { width: { xs: '100%', sm: 190 } },
              '& .MuiAutocomplete-root .MuiFormControl-root': { width: '100%' },
            }}
          >
            {hasSearch && <SearchFilter {...(searchLabel && { label: searchLabel })} />}
            {isPhone && hasMore && (
              <FiltersButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />
            )}
            {/* hidden instead of removed, since an input that is added later would not know the present filter */}
            <Box sx={{ display: isPhone && !isOpen ? 'none' : 'contents' }}>{children}</Box>
            <Box sx={{ display: 'flex', ml: 'auto', order: { xs: isOpen ? 0 : 1, sm: 1 } }}>
              {tools}
            </Box>
          </Box>
        </FilterLiveForm>
      </div>
    </ListContextProvider>
  )
}

/**
 * The surrounding list. Its filters stop changing once the user leaves for another page, because a late change would
 * lead back to the list, which stays mounted until the new page has loaded.
 */
function useListUntilLeft() {
  const list = useListContext()
  const path = useHref(useLocation().pathname)
  const setFilters: typeof list.setFilters = (...filters) => {
    if (window.location.pathname === path) list.setFilters(...filters)
  }
  return { ...list, setFilters }
}

function FiltersButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const count = Object.entries(filterValues ?? {}).filter(
    ([name, value]) => name !== 'q' && value !== '' && value !== undefined
  ).length
  return (
    <Button
      color="inherit"
      variant="outlined"
      startIcon={<FilterIcon />}
      aria-expanded={isOpen}
      onClick={onClick}
      sx={{ minHeight: 40 }}
    >
      {count > 0 ? translate('lists.filtersSet', { count }) : translate('lists.filters')}
    </Button>
  )
}
