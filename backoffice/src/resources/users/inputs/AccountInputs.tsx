import {
  passwordFault,
  passwordLength,
  usernameFault,
} from '@grandstand/shared-types/accounts/account_rules'
import { USERNAME_LENGTH } from '@grandstand/shared-types/accounts/field_limits'
import { USER_TYPES, type UserType } from '@grandstand/shared-types/accounts/user_types'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { required, useTranslate } from 'ra-core'
import { PasswordInput, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useFormat } from '../../../format/useFormat.ts'
import { ReferenceFilter } from '../../../list/filters/filters.tsx'
import { faultText } from '../../../record/form/faultText.ts'
import { FoldedSection } from '../../../record/page/FoldedSection.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { useDealerAbove } from './useDealerDefaults.ts'
import { CurrencyInput } from '../../../record/inputs/CurrencyInput.tsx'

const asType = (value: unknown): UserType => USER_TYPES.find((type) => type === value) ?? 'player'

const usernameRule = (username: string | null) =>
  faultText(usernameFault(username ?? ''), 'username')

const passwordRule = (password: string | null, values: Record<string, unknown>) => {
  const { type, username, isOnline } = values
  const owner = {
    type: asType(type),
    username: String(username ?? ''),
    isOnline: isOnline === true,
  }
  return faultText(passwordFault(password ?? '', owner), 'password')
}

/** The two fields that every new account needs. */
export function SignInInputs() {
  const translate = useTranslate()
  const type = asType(useWatch({ name: 'type' }))
  const isOnline = useWatch({ name: 'isOnline' }) === true
  return (
    <FormSection isPaired>
      <TextInput
        source="username"
        isRequired
        validate={usernameRule}
        autoComplete="off"
        autoFocus
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        helperText={translate('people.usernameHint', USERNAME_LENGTH)}
      />
      <PasswordInput
        source="password"
        isRequired
        validate={passwordRule}
        autoComplete="new-password"
        helperText={translate('people.passwordHint', passwordLength({ type, isOnline }))}
      />
    </FormSection>
  )
}

interface AccountInputsProps {
  /** Types to choose from; a single type is not shown. */
  types: readonly UserType[]
}

/** Type of the user and the dealer above: chosen once, when the account is opened. */
export function AccountInputs({ types }: AccountInputsProps) {
  const translate = useTranslate()
  return (
    <FoldedSection id="account" title={translate('people.account')} summary={<AccountSummary />}>
      <FormSection>
        {types.length > 1 && (
          <SelectInput
            source="type"
            choices={types.map((id) => ({ id, name: `values.userType.${id}` }))}
            validate={required()}
          />
        )}
        <ReferenceFilter
          source="parentId"
          reference="dealers"
          optionText="username"
          helperText={translate('people.parentHint')}
        />
        <CurrencyInput helperText="people.currencyHint" />
        <LanguageInput />
      </FormSection>
    </FoldedSection>
  )
}

function AccountSummary() {
  const translate = useTranslate()
  const format = useFormat()
  const [type, currency, language]: unknown[] = useWatch({ name: ['type', 'currency', 'language'] })
  const dealer = useDealerAbove()
  const parts = [
    format.value('userType', asType(type)),
    dealer && translate('people.below', { name: dealer.name }),
    currency,
    language && format.value('language', String(language)),
  ]
  return parts.filter(Boolean).join(' · ')
}

const LANGUAGES = SITE_LANGUAGES.map((id) => ({ id, name: `values.language.${id}` }))

export const LanguageInput = () => (
  <SelectInput source="language" choices={LANGUAGES} validate={required()} />
)
