import { useState } from 'react'
import { TextField } from '@mui/material'
import { FieldTitle, useInput, useLocale, useResourceContext, useTranslate } from 'ra-core'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { parseAmounts } from './parseAmounts.ts'

interface AmountsInputProps {
  source: string
  label: string
  helperText?: string
}

/** Several amounts in one line, kept as minor units. */
export function AmountsInput({ source, label, helperText }: AmountsInputProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const resource = useResourceContext()
  const { field, fieldState, id } = useInput({
    source,
    validate: (value: unknown) => (Array.isArray(value) ? undefined : 'form.amounts'),
  })
  const [typed, setTyped] = useState<string | null>(null)
  const shown = Array.isArray(field.value)
    ? field.value.map((minor: number) => formatAmount(minor, locale)).join('  ')
    : field.value
  const error = fieldState.error?.message
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} resource={resource} />}
      value={typed ?? shown ?? ''}
      onChange={(event) => {
        setTyped(event.target.value)
        field.onChange(parseAmounts(event.target.value, locale) ?? event.target.value)
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      error={fieldState.invalid}
      helperText={error ? translate(error, { _: error }) : helperText}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  )
}
