/** The inputs that filter bars are made of. */
import { matchName, type NamedMatch } from '../../format/matchName.ts'
import { required, useInput, useListContext } from 'ra-core'
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin'
import { useFormat } from '../../format/useFormat.ts'
import { Check } from '../../record/inputs/Check.tsx'

interface ChoiceFilterProps {
  source: string
  /** Group of `values` in the texts. */
  group: string
  codes: readonly (string | number)[]
}

/** Chooses one of a few codes. A link may have set several, which then stand as one choice. */
export function ChoiceFilter({ source, group, codes }: ChoiceFilterProps) {
  const format = useFormat()
  const value: unknown = useListContext().filterValues[source]
  const several = Array.isArray(value) ? value.map(String) : []
  const nameOf = (code: string | number) => format.value(group, String(code))
  const choices = codes.map((id) => ({ id, name: nameOf(id) }))
  const joined = { id: several.join(), name: several.map(nameOf).join(', ') }
  return (
    <SelectInput
      source={source}
      helperText={false}
      choices={several.length > 0 ? [joined, ...choices] : choices}
      translateChoice={false}
      format={(code: unknown) => (Array.isArray(code) ? code.join() : (code ?? ''))}
      parse={(code: unknown) => (code === joined.id ? value : code)}
    />
  )
}

const SHOWN = [
  { id: true, name: 'shown.yes' },
  { id: false, name: 'shown.no' },
]

/** Chooses rows that players see, or the others. */
export const ShownFilter = () => <SelectInput source="isShown" helperText={false} choices={SHOWN} />

/** A flag as a filter; an unset flag does not filter. */
export function FlagFilter({ source, label }: { source: string; label: string }) {
  const { field } = useInput<true | ''>({ source })
  return (
    <Check
      label={label}
      isOn={field.value === true}
      onChange={(isOn) => field.onChange(isOn ? true : '')}
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
  optionText?: string
  filter?: Record<string, unknown>
  /** True in a form that needs a choice. */
  isRequired?: boolean
  helperText?: string
  /** Where the field's name in the resource is not its label. */
  label?: string
}

/** Chooses a row of another resource by typing. */
export function ReferenceFilter({
  optionText = 'name',
  isRequired,
  helperText,
  label,
  ...of
}: ReferenceFilterProps) {
  return (
    <ReferenceInput {...of} perPage={50} sort={{ field: optionText, order: 'ASC' }}>
      <Choice optionText={optionText} isRequired={isRequired} {...{ helperText, label }} />
    </ReferenceInput>
  )
}

/** Chooses a match by typing a team. */
export function MatchFilter({ source, isRequired }: { source: string; isRequired?: boolean }) {
  const name = ({ home, away = '', isRace }: Partial<NamedMatch>) =>
    home ? matchName({ home, away, isRace }) : ''
  return (
    <ReferenceInput
      source={source}
      reference="matches"
      perPage={50}
      sort={{ field: 'startsAt', order: 'DESC' }}
    >
      <Choice optionText={name} isRequired={isRequired} />
    </ReferenceInput>
  )
}

interface ChoiceProps {
  optionText: string | ((row: Partial<NamedMatch>) => string)
  isRequired: boolean | undefined
  helperText?: string | undefined
  label?: string | undefined
}

function Choice({ optionText, isRequired = false, helperText, label }: ChoiceProps) {
  return (
    <AutocompleteInput
      optionText={optionText}
      filterToQuery={(q: string) => (q ? { q } : {})}
      helperText={helperText ?? false}
      {...(isRequired && { validate: required() })}
      {...(label !== undefined && { label })}
    />
  )
}
