import { useState } from 'react'
import { TextField } from '@mui/material'
import { FieldTitle, useInput, useLocale, useResourceContext, useTranslate } from 'ra-core'
import { formatAmount } from '@grandstand/shared-types/money/format'
import { parseAmounts } from './parseAmounts.ts'

interface AmountsInputProps {
  source: string
  label: string
  helperText?: string
  /** Left empty it is null. */
  isOptional?: boolean
}

/** Several amounts in one line, kept as minor units. */
export function AmountsInput({ source, label, helperText, isOptional = false }: AmountsInputProps) {
  const locale = useLocale()
  const translate = useTranslate()
  const resource = useResourceContext()
  const { field, fieldState, id } = useInput({
    source,
    validate: (value: unknown) => {
      const isEmpty = value === null || value === undefined || value === ''
      return Array.isArray(value) || (isOptional && isEmpty) ? undefined : 'form.amounts'
    },
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
        const text = event.target.value
        field.onChange(text.trim() === '' ? null : (parseAmounts(text, locale) ?? text))
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
