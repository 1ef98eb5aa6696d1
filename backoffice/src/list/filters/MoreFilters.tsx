import { useState, type ReactNode } from 'react'
import TuneIcon from '@mui/icons-material/Tune'
import { Button } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'

interface MoreFiltersProps {
  /** Names of the filters behind the button; they are open while one of them is set. */
  names: readonly string[]
  children: ReactNode
}

/** Filters that are needed less often, behind one button. */
export function MoreFilters({ names, children }: MoreFiltersProps) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const isSet = names.some((name) => (filterValues?.[name] ?? '') !== '')
  const [isOpen, setIsOpen] = useState(isSet)
  // a saved search may have set one of these filters
  if (isSet && !isOpen) setIsOpen(true)
  return (
    <>
      {isOpen && children}
      {!isSet && (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ minHeight: 40 }}
        >
          {translate(isOpen ? 'coupons.fewerFilters' : 'coupons.moreFilters')}
        </Button>
      )}
    </>
  )
}
