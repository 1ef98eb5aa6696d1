import { useState } from 'react'
import { InputAdornment, TextField } from '@mui/material'
import { FieldTitle, useInput, useLocale, useResourceContext, useTranslate } from 'ra-core'
import { formatAmount, parseMoney } from '@grandstand/shared-types/money/format'
import { formatOdds, parseOdds } from '@grandstand/shared-types/money/odds'

interface ParsedInputProps {
  source: string
  label?: string
  helperText?: string
  isRequired?: boolean
}

interface Notation {
  parse: (text: string, locale: string) => number | null
  format: (value: number, locale: string) => string
  /** Message when what was typed cannot be read. */
  invalid: string
  sign?: string
}

/** Typed as `12,50`, kept as minor units. */
export function MoneyInput({ currency, ...props }: ParsedInputProps & { currency?: string }) {
  return (
    <ParsedInput
      {...props}
      notation={{
        parse: parseMoney,
        format: formatAmount,
        invalid: 'form.amount',
        ...(currency && { sign: currency }),
      }}
    />
  )
}

/** Typed as `1.85`, kept as thousandths; 0 stands for no limit. */
export function OddsInput(props: ParsedInputProps) {
  return (
    <ParsedInput
      {...props}
      notation={{
        parse: (text) => (text.trim() === '0' ? 0 : parseOdds(text)),
        format: (milli) => (milli === 0 ? '0' : formatOdds(milli)),
        invalid: 'form.odds',
      }}
    />
  )
}

/** The form holds the number, or the text as it was typed when it is none: validation then refuses it. */
function ParsedInput({
  source,
  label,
  helperText,
  isRequired = false,
  notation,
}: ParsedInputProps & { notation: Notation }) {
  const locale = useLocale()
  const translate = useTranslate()
  const resource = useResourceContext()
  const { field, fieldState, id } = useInput({
    source,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '') {
        return isRequired ? 'ra.validation.required' : undefined
      }
      return typeof value === 'number' ? undefined : notation.invalid
    },
  })
  const shown = typeof field.value === 'number' ? notation.format(field.value, locale) : field.value
  const [typed, setTyped] = useState<string | null>(null)
  const error = fieldState.error?.message

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={typed ?? shown ?? ''}
      onChange={(event) => {
        setTyped(event.target.value)
        const value = notation.parse(event.target.value, locale)
        field.onChange(event.target.value.trim() === '' ? null : (value ?? event.target.value))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      error={fieldState.invalid}
      helperText={error ? translate(error, { _: error }) : helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } },
        input: notation.sign
          ? { endAdornment: <InputAdornment position="end">{notation.sign}</InputAdornment> }
          : {},
      }}
    />
  )
}
