import { findLanguage, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import {
  PAYMENT_FIELD_TYPES,
  type PaymentFieldType,
} from '@grandstand/shared-types/payments/fields'
import { regex, required } from 'ra-core'
import { BooleanInput, SelectInput, TextArrayInput } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { NumberInput } from '../../../record/inputs/ParsedInput.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'

const MOST_TITLE_LENGTH = 120
const MOST_VALUE_LENGTH = 1_000

const TYPES = PAYMENT_FIELD_TYPES.map((id) => ({ id, name: `values.paymentFieldType.${id}` }))
const NAME_RULES = [required(), regex(/^[A-Za-z]\w{0,39}$/, 'paymentMethods.nameFault')]

interface FieldInputsProps {
  index: number
  type: PaymentFieldType
  /** Of the title and the placeholder. */
  language: SiteLanguage
}

/** The inputs of one field of the form. */
export function FieldInputs({ index, type, language }: FieldInputsProps) {
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  const of = (name: string) => `fields.${index}.${name}`
  const text = (name: string) => (
    <TextInput
      // another language is another input, which begins with its own text
      key={`${name} ${language}`}
      source={of(`${name}.${language}`)}
      label={`paymentMethods.${name}`}
      slotProps={{ htmlInput: { maxLength: MOST_TITLE_LENGTH, lang, dir } }}
    />
  )
  return (
    <FormSection isPaired>
      {text('titles')}
      {text('placeHolders')}
      <SelectInput
        source={of('type')}
        label="paymentMethods.type"
        choices={TYPES}
        validate={required()}
      />
      <TextInput
        source={of('name')}
        label="paymentMethods.fieldName"
        helperText="paymentMethods.fieldNameHint"
        validate={NAME_RULES}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
      />
      <NumberInput
        source={of('minLength')}
        label="paymentMethods.minLength"
        min={0}
        max={MOST_VALUE_LENGTH}
        step={1}
        validate={required()}
      />
      <NumberInput
        source={of('maxLength')}
        label="paymentMethods.maxLength"
        min={1}
        max={MOST_VALUE_LENGTH}
        step={1}
        validate={required()}
      />
      {type === 'select' && (
        <TextArrayInput
          source={of('options')}
          label="paymentMethods.options"
          helperText="paymentMethods.optionsHint"
          validate={required()}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      <BooleanInput source={of('required')} label="paymentMethods.isRequired" />
    </FormSection>
  )
}
