import { LANGUAGES, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import type { DealerRow } from '@grandstand/shared-types/wire/people/accounts'
import type { GameRow } from '@grandstand/shared-types/wire/games/games'
import { Alert } from '@mui/material'
import { useGetList, useRecordContext, useTranslate } from 'ra-core'
import { AutocompleteArrayInput, TextArrayInput } from 'react-admin'
import { useCountryChoices } from '../../../format/useCountryChoices.ts'
import { FormSection } from '../../../record/form/FormSection.tsx'

const ALL_LANGUAGES = SITE_LANGUAGES.map((id) => ({
  id,
  name: LANGUAGES.find(({ code }) => code === id)?.label ?? id,
}))
const SUGGESTED = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'username', order: 'ASC' },
} as const
const WHOLE_ROW = { gridColumn: '1 / -1' }

/** Which players see the game. */
export function AudienceInputs() {
  const translate = useTranslate()
  const countries = useCountryChoices()
  const { data: dealers = [] } = useGetList<DealerRow>('dealers', SUGGESTED)
  const blocked = useRecordContext<GameRow>()?.blockedCountries ?? []
  const names = blocked.map((code) => countries.find(({ id }) => id === code)?.name ?? code)
  return (
    <FormSection hint={translate('games.audienceHint')}>
      {blocked.length > 0 && (
        <Alert severity="info" sx={WHOLE_ROW}>
          {translate('games.blockedIn', { countries: names.join(', ') })}
        </Alert>
      )}
      <AutocompleteArrayInput
        source="languages"
        choices={ALL_LANGUAGES}
        translateChoice={false}
        sx={WHOLE_ROW}
      />
      <AutocompleteArrayInput
        source="countries"
        choices={countries}
        translateChoice={false}
        sx={WHOLE_ROW}
      />
      <TextArrayInput
        source="branches"
        options={dealers.map(({ username }) => username)}
        helperText="games.branchesHint"
        sx={WHOLE_ROW}
      />
    </FormSection>
  )
}
