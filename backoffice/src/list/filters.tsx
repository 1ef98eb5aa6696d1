/** The inputs that filter bars are made of. */
import SearchIcon from '@mui/icons-material/Search'
import { Checkbox, FormControlLabel, InputAdornment } from '@mui/material'
import { useInput, useTranslate } from 'ra-core'
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput } from 'react-admin'
import { dayBound, toDayInput } from '../format/time.ts'

/** Free text: names and codes by the beginning of a word. */
export function SearchFilter() {
  const translate = useTranslate()
  return (
    <TextInput
      source="q"
      label={false}
      placeholder={translate('ra.action.search')}
      helperText={false}
      slotProps={{
        htmlInput: { 'aria-label': translate('ra.action.search'), 'type': 'search' },
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

interface ChoiceFilterProps {
  source: string
  /** Group of `values` in the texts. */
  group: string
  codes: readonly (string | number)[]
}

/** One of a few codes. */
export function ChoiceFilter({ source, group, codes }: ChoiceFilterProps) {
  return (
    <SelectInput
      source={source}
      helperText={false}
      choices={codes.map((id) => ({ id, name: `values.${group}.${id}` }))}
    />
  )
}

/** Set or not: what is not set filters nothing. */
export function FlagFilter({ source, label }: { source: string; label: string }) {
  const { field } = useInput<true | ''>({ source })
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={field.value === true}
          onChange={(_, isOn) => field.onChange(isOn ? true : '')}
        />
      }
      sx={{
        'mr': 0,
        'width': { xs: '100%', sm: 'auto' },
        '& .MuiFormControlLabel-label': { fontSize: 13 },
      }}
    />
  )
}

interface ReferenceFilterProps {
  source: string
  reference: string
  optionText: string
  filter?: Record<string, unknown>
}

/** A row of another resource, found by typing. */
export function ReferenceFilter({ source, reference, optionText, filter }: ReferenceFilterProps) {
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      perPage={50}
      sort={{ field: optionText, order: 'ASC' }}
      {...(filter && { filter })}
    >
      <AutocompleteInput
        optionText={optionText}
        filterToQuery={(q: string) => (q ? { q } : {})}
        helperText={false}
      />
    </ReferenceInput>
  )
}

/** A match, found by a team. */
export function MatchFilter({ source }: { source: string }) {
  return (
    <ReferenceInput
      source={source}
      reference="matches"
      perPage={50}
      sort={{ field: 'startsAt', order: 'DESC' }}
    >
      <AutocompleteInput
        optionText={({ home, away }: { home?: string; away?: string }) =>
          home ? `${home} – ${away}` : ''
        }
        filterToQuery={(q: string) => (q ? { q } : {})}
        helperText={false}
      />
    </ReferenceInput>
  )
}

interface DayFilterProps {
  source: string
  bound: 'first' | 'last'
  /** "From" and "to" when left out. */
  label?: string
}

/** The first or last day of a range over a time field, kept as epoch milliseconds. */
export function DayFilter({ source, bound, label }: DayFilterProps) {
  const translate = useTranslate()
  return (
    <TextInput
      source={source}
      type="date"
      label={label ?? translate(bound === 'first' ? 'list.from' : 'list.to')}
      helperText={false}
      format={(value: unknown) => (typeof value === 'number' ? toDayInput(value) : '')}
      parse={(text: string) => dayBound(text, bound) ?? ''}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
