import type { ReactNode } from 'react'
import { Box } from '@mui/material'
import { FilterLiveForm } from 'ra-core'

/** Two side by side on a phone. */
const HALF = 'calc(50% - 4px)'

/** Filters in one row that wraps; what is typed takes effect by itself and stands in the address. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
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
          '& .MuiFormControl-root': { m: 0, width: { xs: HALF, sm: 170 } },
          '& .MuiAutocomplete-root': { width: { xs: HALF, sm: 200 } },
          '& .ra-input-q': { width: { xs: '100%', sm: 170 } },
          '& .MuiAutocomplete-root .MuiFormControl-root': { width: '100%' },
        }}
      >
        {children}
      </Box>
    </FilterLiveForm>
  )
}
