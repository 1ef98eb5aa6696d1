import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { PRODUCTS } from '@grandstand/shared-types/accounts/user_types'
import { nameOfType } from '@grandstand/shared-types/markets/names/fill_name'
import type { GameRow } from '@grandstand/shared-types/wire/games/games'
import { required, useGetList, useLocale, useTranslate } from 'ra-core'
import { ArrayInput, AutocompleteInput, SimpleFormIterator } from 'react-admin'
import { asLocale } from '../../i18n/languages.ts'
import { FormSection } from '../../record/form/FormSection.tsx'
import { PercentInput } from '../../record/inputs/ParsedInput.tsx'
import { useMarketTypeViews } from '../markets/useMarketTypeViews.ts'

const WHOLE_ROW = { gridColumn: '1 / -1' }
const ALL_GAMES = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'title', order: 'ASC' },
} as const

/** By how much stakes of each product count, and lobbies, market types and games with a share of their own. */
export function CountInputs() {
  const translate = useTranslate()
  const marketTypes = useMarketTypeViews(asLocale(useLocale()))
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
      <OwnShares
        source="lobbies"
        idSource="lobby"
        choices={LOBBIES.map((id) => ({ id, name: translate(`values.lobby.${id}`) }))}
      />
      <OwnShares
        source="marketTypes"
        idSource="marketTypeId"
        choices={marketTypes.map(({ id, name }) => ({ id, name: nameOfType(name) }))}
      />
      <OwnShares
        source="games"
        idSource="gameId"
        choices={games.map(({ id, title }) => ({ id, name: title }))}
      />
    </FormSection>
  )
}

interface OwnSharesProps {
  source: 'lobbies' | 'marketTypes' | 'games'
  idSource: 'lobby' | 'marketTypeId' | 'gameId'
  choices: { id: number | string; name: string }[]
}

function OwnShares({ source, idSource, choices }: OwnSharesProps) {
  return (
    <ArrayInput source={`terms.${source}`} label={`bonuses.${source}`} sx={WHOLE_ROW}>
      <SimpleFormIterator inline disableReordering disableClear>
        <AutocompleteInput
          source={idSource}
          label={`bonuses.${idSource}`}
          choices={choices}
          translateChoice={false}
          validate={required()}
          sx={{ minWidth: 240 }}
        />
        <PercentInput source="percentMilli" label="bonuses.share" isRequired />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
