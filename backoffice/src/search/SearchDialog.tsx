import { useState } from 'react'
import { Autocomplete, Box, Dialog, TextField, type PopperProps } from '@mui/material'
import { useNotify, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { SEARCH_LENGTH } from '@grandstand/shared-types/wire/search'
import { useCall } from '../api/useCall.ts'
import { foundIn, type Found } from './found.ts'
import { FoundRow } from './FoundRow.tsx'
import { useFound } from './useFound.ts'

/** The search over people, coupons and tickets: arrows choose, Enter opens, Esc closes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const call = useCall()
  const notify = useNotify()
  const { text, found, error, isAnswered, isLongEnough, isTooLong } = useFound(typed)
  const open = (row: Found) => {
    onClose()
    void navigate(row.path)
  }
  /** Opens the first result; it waits for the rows, because a scanner sends Enter before they are loaded. */
  const openFirst = () => {
    call('GET /v1/search', { query: { q: text } })
      .then((answer) => foundIn(answer).slice(0, 1).forEach(open))
      .catch((failure: Error) => notify(failure.message, { type: 'error' }))
  }
  const nothing = translate(isAnswered ? 'search.nothing' : 'search.searching')
  const hint = isTooLong
    ? translate('ra.validation.maxLength', { max: SEARCH_LENGTH.max })
    : translate('search.hint')
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label={translate('search.title')}
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 2, sm: 8 } } } }}
    >
      <Autocomplete<Found>
        open
        autoHighlight
        forcePopupIcon={false}
        options={[...found]}
        value={null}
        inputValue={typed}
        filterOptions={(rows) => rows}
        getOptionKey={({ group, path }) => group + path}
        getOptionLabel={({ title }) => title}
        isOptionEqualToValue={(one, other) => one.path === other.path}
        groupBy={({ group }) => translate(`search.group.${group}`)}
        noOptionsText={isLongEnough ? (error?.message ?? nothing) : hint}
        onInputChange={(_, text, reason) => {
          if (reason === 'reset' || reason === 'selectOption') return
          setTyped(text)
        }}
        onChange={(_, row) => row && open(row)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        slots={{ popper: Inline }}
        renderInput={(params) => (
          // around the field, so that its label stays on its line
          <Box sx={{ p: 2, pb: 1 }}>
            <TextField
              {...params}
              autoFocus
              label={translate('search.title')}
              error={isTooLong}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !isAnswered && isLongEnough) openFirst()
              }}
            />
          </Box>
        )}
        renderOption={({ key, ...props }, row) => (
          <li key={key} {...props}>
            <FoundRow row={row} />
          </li>
        )}
      />
    </Dialog>
  )
}

/** Puts the rows into the dialog instead of above it. */
function Inline({ children }: PopperProps) {
  return typeof children === 'function' ? null : <div>{children}</div>
}
