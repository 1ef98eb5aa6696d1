import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import { useGetList, useTranslate } from 'ra-core'
import { AutocompleteArrayInput, TextArrayInput } from 'react-admin'
import { useCountryChoices } from '../../format/useCountryChoices.ts'
import { FormSection } from '../../record/form/FormSection.tsx'

const SUGGESTED = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'username', order: 'ASC' },
} as const
const WHOLE_ROW = { gridColumn: '1 / -1' }

/** Who can have the bonus: countries and branches of dealers, each empty for all. */
export function WhoInputs() {
  const translate = useTranslate()
  const countries = useCountryChoices()
  const { data: dealers = [] } = useGetList<DealerRow>('dealers', SUGGESTED)
  return (
    <FormSection title={translate('bonuses.who')} hint={translate('bonuses.whoHint')}>
      <AutocompleteArrayInput
        source="terms.countries"
        choices={countries}
        translateChoice={false}
        sx={WHOLE_ROW}
      />
      <TextArrayInput
        source="terms.branches"
        options={dealers.map(({ username }) => username)}
        sx={WHOLE_ROW}
      />
    </FormSection>
  )
}
