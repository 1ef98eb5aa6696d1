import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import type { GameRow } from '@grandstand/shared-types/wire/games/games'
import { required, useGetList, useTranslate } from 'ra-core'
import { ArrayInput, AutocompleteInput, SimpleFormIterator } from 'react-admin'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PercentInput } from '../../record/inputs/ParsedInput.tsx'

const WHOLE_ROW = { gridColumn: '1 / -1' }
const ALL_GAMES = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'title', order: 'ASC' },
} as const

/** By how much stakes of each product count, and games with a share of their own. */
export function CountInputs() {
  const translate = useTranslate()
  const { data: games = [] } = useGetList<GameRow>('provider-games', ALL_GAMES)
  return (
    <FormSection title={translate('bonuses.counts')} hint={translate('bonuses.countsHint')}>
      {PRODUCTS.map((product) => (
        <PercentInput
          key={product}
          source={`terms.counts.${product}`}
          label={translate(`values.product.${product}`)}
        />
      ))}
      <ArrayInput source="terms.games" label="bonuses.games" sx={WHOLE_ROW}>
        <SimpleFormIterator inline disableReordering disableClear>
          <AutocompleteInput
            source="gameId"
            label="bonuses.game"
            choices={games.map(({ id, title }) => ({ id, name: title }))}
            translateChoice={false}
            validate={required()}
            sx={{ minWidth: 240 }}
          />
          <PercentInput source="percentMilli" label="bonuses.share" isRequired />
        </SimpleFormIterator>
      </ArrayInput>
    </FormSection>
  )
}
