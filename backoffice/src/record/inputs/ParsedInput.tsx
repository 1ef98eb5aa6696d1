/** Form inputs for values that are not plain text. */
import {
  FieldTitle,
  maxValue,
  minValue,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
  type Validator,
} from 'ra-core'
import {
  AMOUNTS,
  DAY,
  DECIMAL,
  MONEY,
  NETWORKS,
  ODDS,
  PERCENT,
  SHARES,
  TIME,
  WHOLE,
  type Notation,
} from './notations.ts'
import { TypedField } from './TypedField.tsx'

interface ParsedInputProps {
  source: string
  label?: string
  helperText?: string | false
  defaultValue?: unknown
  isRequired?: boolean
  /** Checks a field that has a value. */
  rule?: Validator
}

export function MoneyInput({
  currency,
  ...props
}: ParsedInputProps & { currency?: string | undefined }) {
  return <ParsedInput {...props} notation={MONEY} {...(currency && { sign: currency })} />
}

export const OddsInput = (props: ParsedInputProps) => <ParsedInput {...props} notation={ODDS} />

/** Thousandths of a percent. */
export const PercentInput = (props: ParsedInputProps) => (
  <ParsedInput {...props} notation={PERCENT} />
)

/** Thousandths of a percent, up to nine times the whole. */
export const SharesInput = (props: ParsedInputProps) => <ParsedInput {...props} notation={SHARES} />

/** Several amounts in one line. */
export const AmountsInput = (props: ParsedInputProps) => (
  <ParsedInput {...props} notation={AMOUNTS} />
)

/** Several addresses and ranges in one line. */
export const NetworksInput = (props: ParsedInputProps) => (
  <ParsedInput {...props} notation={NETWORKS} />
)

export const DayInput = (props: ParsedInputProps) => <ParsedInput {...props} notation={DAY} />

/** A day and a time of day, in the device's time zone. */
export const TimeInput = (props: ParsedInputProps) => <ParsedInput {...props} notation={TIME} />

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

/** The form stores the value, or the typed text when it is not such a value; validation then refuses the text. */
function ParsedInput<T>({
  source,
  label,
  helperText,
  defaultValue,
  isRequired = false,
  rule,
  notation,
  ...field
}: ParsedInputProps & { notation: Notation<T>; sign?: string }) {
  const resource = useResourceContext()
  const translate = useTranslate()
  const input = useInput({
    source,
    ...(defaultValue !== undefined && { defaultValue }),
    validate: (value: unknown, values, props) => {
      if (value === null || value === undefined || value === '') {
        return isRequired ? 'ra.validation.required' : undefined
      }
      return notation.isValue(value) ? rule?.(value, values, props) : notation.invalid
    },
  })
  const error = input.fieldState.error?.message
  // a key, as the other inputs take it, or a text that is in words already
  const hint = helperText && translate(helperText, { _: helperText })
  return (
    <TypedField
      {...field}
      notation={notation}
      id={input.id}
      name={input.field.name}
      inputRef={input.field.ref}
      label={
        <FieldTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={input.field.value}
      onChange={input.field.onChange}
      onBlur={input.field.onBlur}
      isFaulty={input.fieldState.invalid}
      helperText={error ? <ValidationError error={error} /> : hint}
    />
  )
}
