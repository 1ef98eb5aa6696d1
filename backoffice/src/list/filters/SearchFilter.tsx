import SearchIcon from '@mui/icons-material/Search'
import { InputAdornment } from '@mui/material'
import { useTranslate } from 'ra-core'
import { MOST_SEARCHED } from '@grandstand/shared-types/core/list_limits'
import { TextInput } from '../../record/inputs/TextInput.tsx'

/** Text search: finds names and codes by the beginning of a word; the label names the fields. A longer text is refused and not sent. */
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
        htmlInput: { 'aria-label': name, 'type': 'search', 'maxLength': MOST_SEARCHED },
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
