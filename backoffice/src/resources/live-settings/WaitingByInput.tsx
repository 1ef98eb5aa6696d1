import { useState } from 'react'
import { Autocomplete, TextField } from '@mui/material'
import { useGetList, useGetMany, useInput, useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { FormSection } from '../../record/FormSection.tsx'
import { nameIn, type Names } from '../catalogueRows.ts'
import { SecondsField } from './SecondsField.tsx'

interface WaitingByInputProps {
  source: string
  reference: 'sports' | 'tournaments'
  kind: 'Sport' | 'Tournament'
}

interface Named {
  id: number
  name: string
  names: Names
}

const FIRST_SECONDS = 5

/** Waiting times by sport or tournament: those that have their own, and a box that adds one. */
export function WaitingByInput({ source, reference, kind }: WaitingByInputProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { field } = useInput<Record<string, number>>({ source })
  const times: Record<string, number> = field.value ?? {}
  const ids = Object.keys(times).map(Number)
  const { data: rows } = useGetMany<Named>(reference, { ids }, { enabled: ids.length > 0 })
  const nameOf = (id: number) => {
    const row = rows?.find((entry) => entry?.id === id)
    return row ? nameIn(row, format.locale) : `#${id}`
  }
  const set = (id: number, seconds: number) => field.onChange({ ...times, [id]: seconds })
  const remove = (id: number) =>
    field.onChange(Object.fromEntries(Object.entries(times).filter(([key]) => key !== String(id))))
  return (
    <FormSection title={translate(`liveSettings.by${kind}`)}>
      {ids.map((id) => (
        <SecondsField
          key={id}
          label={translate('liveSettings.secondsOf', { name: nameOf(id) })}
          name={nameOf(id)}
          value={times[id] ?? 0}
          onChange={(seconds) => set(id, seconds)}
          onRemove={() => remove(id)}
        />
      ))}
      <AddBox
        reference={reference}
        label={translate(`liveSettings.add${kind}`)}
        taken={ids}
        onAdd={(id) => set(id, FIRST_SECONDS)}
      />
    </FormSection>
  )
}

interface AddBoxProps {
  reference: string
  label: string
  taken: readonly number[]
  onAdd: (id: number) => void
}

function AddBox({ reference, label, taken, onAdd }: AddBoxProps) {
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const { data } = useGetList<Named>(reference, {
    filter: typed ? { q: typed } : {},
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'name', order: 'ASC' },
  })
  const options = (data ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <Autocomplete
      options={options}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, row) => row && onAdd(row.id)}
      getOptionLabel={(row) => nameIn(row, format.locale)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all) => all}
      blurOnSelect
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}
