import { useTranslate, type Validator } from 'ra-core'
import { useSimpleFormIteratorItem } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { useWatch } from 'react-hook-form'
import type { MethodValues } from '../methodValues.ts'

const MOST_SECRET_LENGTH = 500

/** Name and new value of a secret; a stored value is never shown, and stays where no new one is typed. */
export function SecretInputs({ nameRules }: { nameRules: Validator[] }) {
  const translate = useTranslate()
  const { index } = useSimpleFormIteratorItem()
  const rows = useWatch<MethodValues, 'secretRows'>({ name: 'secretRows' })
  const isStored = rows?.[index]?.isStored ?? false
  return (
    <>
      <TextInput
        source="name"
        label="paymentMethods.secretName"
        validate={nameRules}
        readOnly={isStored}
        sx={{ flex: '1 1 130px' }}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
      />
      <TextInput
        source="value"
        type="password"
        label={isStored ? 'paymentMethods.newValue' : 'paymentMethods.settingValue'}
        {...(isStored && { placeholder: translate('paymentMethods.stored') })}
        sx={{ flex: '2 1 180px' }}
        slotProps={{
          htmlInput: { dir: 'ltr', autoComplete: 'new-password', maxLength: MOST_SECRET_LENGTH },
          ...(isStored && { inputLabel: { shrink: true } }),
        }}
      />
    </>
  )
}
