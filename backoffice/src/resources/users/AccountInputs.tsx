import { LOGIN_FIELD_LENGTH, USERNAME_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import { maxLength, minLength, required, useTranslate } from 'ra-core'
import {
  AutocompleteInput,
  PasswordInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin'
import { FormSection } from '../../record/FormSection.tsx'

interface AccountInputsProps {
  /** Types to choose from; with a single one there is nothing to choose. */
  types: readonly string[]
}

const usernameRules = [required(), minLength(USERNAME_LENGTH.min), maxLength(USERNAME_LENGTH.max)]
const passwordRules = [required(), maxLength(LOGIN_FIELD_LENGTH.max)]

/** What is chosen once, when the account is opened. */
export function AccountInputs({ types }: AccountInputsProps) {
  const translate = useTranslate()
  return (
    <FormSection title={translate('people.account')}>
      <TextInput source="username" validate={usernameRules} autoComplete="off" />
      <PasswordInput
        source="password"
        validate={passwordRules}
        autoComplete="new-password"
        helperText={translate('people.passwordHint')}
      />
      {types.length > 1 && (
        <SelectInput
          source="type"
          choices={types.map((id) => ({ id, name: `values.userType.${id}` }))}
          validate={required()}
        />
      )}
      <ReferenceInput
        source="parentId"
        reference="dealers"
        perPage={50}
        sort={{ field: 'username', order: 'ASC' }}
      >
        <AutocompleteInput
          optionText="username"
          filterToQuery={(q: string) => (q ? { q } : {})}
          helperText={translate('people.parentHint')}
        />
      </ReferenceInput>
      <SelectInput
        source="currency"
        helperText="people.currencyHint"
        choices={CURRENCY_CODES.map((id) => ({ id, name: id }))}
        translateChoice={false}
      />
    </FormSection>
  )
}
