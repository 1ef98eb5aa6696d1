import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment } from '@mui/material'
import { useTranslate } from 'ra-core'
import { TextInput } from 'react-admin'

/** Text search: finds names and codes by the beginning of a word; the label names the fields. */
export function SearchFilter({ label }: { label?: string }) {
  const translate = useTranslate()
  const name = translate(label ?? 'ra.action.search')
  return (
    <TextInput
      source="q"
      label={false}
      placeholder={name}
      helperText={false}
      slotProps={{
        htmlInput: { 'aria-label': name, 'type': 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
