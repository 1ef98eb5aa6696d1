import { useState } from 'react'
import BookmarkIcon from '@mui/icons-material/BookmarkBorder'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Alert, Box, Button, IconButton, Popover, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'ra-core'
import { withQuery } from './savedQueries.ts'
import { useSavedQueries } from './useSavedQueries.ts'

/** Searches kept by name: chosen, added from what is filtered now, taken away. */
export function SavedQueriesMenu() {
  const translate = useTranslate()
  const { resource } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 40 }}
      >
        {translate('savedQueries.button')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'role': 'dialog', 'aria-label': translate('savedQueries.button') } }}
      >
        <SavedQueries resource={resource} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  )
}

interface SavedQueriesProps {
  resource: string
  onDone: () => void
}

function SavedQueries({ resource, onDone }: SavedQueriesProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { queries, isLoaded, error, keep, isPending } = useSavedQueries(resource)
  return (
    <Box sx={{ p: 2, width: 300, maxWidth: '90vw' }}>
      {error && (
        <Alert severity="error" variant="outlined">
          {error.message}
        </Alert>
      )}
      {isLoaded && queries.length === 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{translate('savedQueries.none')}</Box>
      )}
      {queries.map(({ name, filter }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            color="inherit"
            onClick={() => {
              setFilters(filter)
              onDone()
            }}
            sx={{ flex: 1, justifyContent: 'flex-start', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {name}
          </Button>
          <IconButton
            size="small"
            aria-label={translate('savedQueries.remove', { name })}
            disabled={isPending}
            onClick={() => keep(queries.filter((query) => query.name !== name))}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <NewQuery
        isDisabled={!isLoaded || isPending || Object.keys(filterValues ?? {}).length === 0}
        onSave={(name) => keep(withQuery(queries, { name, filter: filterValues ?? {} }))}
      />
    </Box>
  )
}

interface NewQueryProps {
  /** Nothing is filtered. */
  isDisabled: boolean
  onSave: (name: string) => void
}

/** Outside of the filters' own form, hence no form of its own inside it. */
function NewQuery({ isDisabled, onSave }: NewQueryProps) {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const name = text.trim()
  const save = () => {
    if (name === '' || isDisabled) return
    onSave(name)
    setText('')
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
      <TextField
        label={translate('savedQueries.name')}
        value={text}
        disabled={isDisabled}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
        sx={{ m: 0 }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <Button variant="contained" disabled={name === '' || isDisabled} onClick={save}>
        {translate('savedQueries.save')}
      </Button>
    </Box>
  )
}
