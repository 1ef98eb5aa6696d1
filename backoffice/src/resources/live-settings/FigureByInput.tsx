import { useState } from 'react'
import { Autocomplete, TextField } from '@mui/material'
import { useGetList, useGetMany, useInput, useTranslate } from 'ra-core'
import { useFormat } from '../../format/useFormat.ts'
import { FormSection } from '../../record/form/FormSection.tsx'
import type { SportRow, TournamentRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { nameIn } from '../../format/nameIn.ts'
import { FigureField } from './FigureField.tsx'
import { percentOf, secondsOf } from './figureOf.ts'

interface FigureByInputProps {
  /** Path of the figures' group in the record. */
  group: string
  figure: keyof typeof FIGURES
  reference: keyof typeof KINDS
}

const KINDS = { sports: 'Sport', tournaments: 'Tournament' } as const

/** For each kind of figure: how it is parsed, the first value of an added one, and the keys of its texts. */
const FIGURES = {
  seconds: { parse: secondsOf, first: 5, title: 'by', label: 'secondsOf', add: 'add' },
  margin: { parse: percentOf, first: 5, title: 'marginBy', label: 'percentOf', add: 'addMargin' },
} as const

type Named = SportRow | TournamentRow

/** Figures by sport or tournament: the present ones, and a field that adds one. */
export function FigureByInput({ group, figure, reference }: FigureByInputProps) {
  const kind = KINDS[reference]
  const { parse, first, title, label, add } = FIGURES[figure]
  const translate = useTranslate()
  const format = useFormat()
  const { field } = useInput<Record<string, number>>({ source: `${group}.by${kind}` })
  const figures: Record<string, number> = field.value ?? {}
  const ids = Object.keys(figures).map(Number)
  const { data: rows } = useGetMany<Named>(reference, { ids }, { enabled: ids.length > 0 })
  const nameOf = (id: number) => {
    const row = rows?.find((entry) => entry?.id === id)
    return row ? nameIn(row, format.locale) : `#${id}`
  }
  const set = (id: number, value: number) => field.onChange({ ...figures, [id]: value })
  const remove = (id: number) =>
    field.onChange(
      Object.fromEntries(Object.entries(figures).filter(([key]) => key !== String(id)))
    )
  return (
    <FormSection title={translate(`liveSettings.${title}${kind}`)}>
      {ids.map((id) => (
        <FigureField
          key={id}
          label={translate(`liveSettings.${label}`, { name: nameOf(id) })}
          name={nameOf(id)}
          value={figures[id] ?? 0}
          parse={parse}
          onChange={(value) => set(id, value)}
          onRemove={() => remove(id)}
        />
      ))}
      <AddBox
        reference={reference}
        label={translate(`liveSettings.${add}${kind}`)}
        taken={ids}
        onAdd={(id) => set(id, first)}
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
