import { maxValue, minValue, type Validator } from 'ra-core'
import { DECIMAL, WHOLE } from './notations.ts'
import { ParsedInput, type ParsedInputProps } from './ParsedInput.tsx'

interface NumberInputProps extends Omit<ParsedInputProps, 'isRequired' | 'rule'> {
  min?: number
  max?: number | undefined
  /** Below 1 for a number that may have decimals. */
  step?: number
  validate?: Validator | Validator[]
  defaultValue?: number
}

/**
 * A number in digits of any keyboard. A field of the kind `number` of the browser gives no text at all for digits that are not Latin,
 * and for a comma, so that the number was gone without a word.
 */
export function NumberInput({ min, max, step = 1, validate = [], ...field }: NumberInputProps) {
  const rules = [
    ...(min === undefined ? [] : [minValue(min)]),
    ...(max === undefined ? [] : [maxValue(max)]),
    ...[validate].flat(),
  ]
  return (
    <ParsedInput
      {...field}
      notation={step < 1 ? DECIMAL : WHOLE}
      isRequired={rules.some((rule) => 'isRequired' in rule && rule.isRequired === true)}
      rule={(value, values, props) => {
        for (const rule of rules) {
          const fault = rule(value, values, props)
          if (fault) return fault
        }
        return undefined
      }}
    />
  )
}
