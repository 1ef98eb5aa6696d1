import { TextField as PlainField, type TextFieldProps } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useId } from 'react'
import { boundOf, isTooLong } from './bound.ts'

/** A text outside the form of a record. Its `maxLength` is a bound that is said and stops the form, not one at which the browser cuts. */
export function TextField({ slotProps, ...field }: TextFieldProps) {
  const translate = useTranslate()
  const ownId = useId()
  const { id = ownId, value, type, error, helperText } = field
  const { most, uncut } = boundOf(slotProps)
  const refusal = isTooLong(value, most, type)
    ? translate('ra.validation.maxLength', { max: most })
    : ''
  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) {
      input.setCustomValidity(refusal)
    }
  }, [id, refusal])
  return (
    <PlainField
      {...field}
      id={id}
      error={refusal !== '' || error === true}
      helperText={refusal || helperText}
      slotProps={uncut}
    />
  )
}
