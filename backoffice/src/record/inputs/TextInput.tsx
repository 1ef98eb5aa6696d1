import { useTranslate, type Validator } from 'ra-core'
import { TextInput as PlainInput, type TextInputProps } from 'react-admin'
import { boundOf, isTooLong } from './bound.ts'

/** A text of a record. Its `maxLength` is a bound that the form refuses, not one at which the browser cuts. */
export function TextInput({ slotProps, validate, ...field }: TextInputProps) {
  const translate = useTranslate()
  const { most, uncut } = boundOf(slotProps)
  const bound: Validator = (value: unknown) =>
    isTooLong(value, most, field.type)
      ? translate('ra.validation.maxLength', { max: most })
      : undefined
  const rules = [...[validate ?? []].flat(), ...(most === undefined ? [] : [bound])]
  return <PlainInput {...field} slotProps={uncut} validate={rules} />
}
