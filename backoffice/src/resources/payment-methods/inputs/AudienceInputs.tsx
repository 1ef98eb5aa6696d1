import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import { useGetList, useTranslate } from 'ra-core'
import { AutocompleteArrayInput, TextArrayInput } from 'react-admin'
import { useCountryChoices } from '../../../format/useCountryChoices.ts'
import { FormSection } from '../../../record/form/FormSection.tsx'

const CURRENCIES = CURRENCY_CODES.map((id) => ({ id, name: id }))
const SUGGESTED = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'username', order: 'ASC' },
} as const

/** Which players have the method. */
export function AudienceInputs() {
  const translate = useTranslate()
  const countries = useCountryChoices()
  const { data: dealers = [] } = useGetList<DealerRow>('dealers', SUGGESTED)
  return (
    <FormSection hint={translate('paymentMethods.audienceHint')}>
      <AutocompleteArrayInput
        source="currencies"
        choices={CURRENCIES}
        translateChoice={false}
        sx={{ gridColumn: '1 / -1' }}
      />
      <AutocompleteArrayInput
        source="countries"
        choices={countries}
        translateChoice={false}
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextArrayInput
        source="branches"
        options={dealers.map(({ username }) => username)}
        helperText="paymentMethods.branchesHint"
        sx={{ gridColumn: '1 / -1' }}
      />
    </FormSection>
  )
}
