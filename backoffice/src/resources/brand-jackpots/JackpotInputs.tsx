import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import { MOST_LEVELS } from '@grandstand/shared-types/games/jackpot/bounds'
import { findLanguage } from '@grandstand/shared-types/languages/table'
import type { GameRow } from '@grandstand/shared-types/wire/games/games'
import type { JackpotLevelBody } from '@grandstand/shared-types/wire/games/jackpots'
import { Box } from '@mui/material'
import { maxLength, required, useGetList, useTranslate } from 'ra-core'
import { ArrayInput, AutocompleteArrayInput, BooleanInput, SimpleFormIterator } from 'react-admin'
import { TextInput } from '../../record/inputs/TextInput.tsx'
import { useWatch } from 'react-hook-form'
import { useMay } from '../../access/useMay.ts'
import { FormSection } from '../../record/form/FormSection.tsx'
import { CurrencyInput } from '../../record/inputs/CurrencyInput.tsx'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { BrandsInputs } from './BrandsInputs.tsx'
import { RuleInputs } from './RuleInputs.tsx'
import { LanguageTabs } from '../../record/languages/LanguageTabs.tsx'

const MOST_NAME_LENGTH = 60
const WHOLE_ROW = { gridColumn: '1 / -1' }
const LOBBY_CHOICES = LOBBIES.map((id) => ({ id, name: `values.lobby.${id}` }))
const ALL_GAMES = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'title', order: 'ASC' },
} as const

/** What counts, and the levels; a level that runs is never removed, since it holds money. */
export function JackpotInputs({ isNew }: { isNew: boolean }) {
  const translate = useTranslate()
  const mayShare = useMay('jackpots.share')
  const { data: games = [] } = useGetList<GameRow>('provider-games', ALL_GAMES)
  const [levels, currency] = useWatch<
    { levels: JackpotLevelBody[]; currency: string },
    ['levels', 'currency']
  >({ name: ['levels', 'currency'] })
  return (
    <>
      <FormSection isPaired>
        <CurrencyInput isDisabled={!isNew} />
        <NumberInput source="listOrder" min={0} step={1} validate={required()} />
        <BooleanInput source="isEnabled" />
        <BooleanInput source="countsSport" helperText="brandJackpots.sportHint" />
        <BooleanInput source="countsDesks" helperText="brandJackpots.desksHint" />
        {mayShare && <BrandsInputs />}
        <AutocompleteArrayInput
          source="countedLobbies"
          choices={LOBBY_CHOICES}
          helperText="brandJackpots.lobbiesHint"
          sx={WHOLE_ROW}
        />
        <AutocompleteArrayInput
          source="countedGames"
          choices={games.map(({ id, title }) => ({ id, name: title }))}
          translateChoice={false}
          helperText="brandJackpots.gamesHint"
          sx={WHOLE_ROW}
        />
      </FormSection>
      <FormSection
        title={translate('brandJackpots.levels')}
        hint={translate('brandJackpots.levelsHint')}
      >
        <ArrayInput source="levels" label={false} sx={WHOLE_ROW} validate={maxLength(MOST_LEVELS)}>
          <SimpleFormIterator inline disableReordering disableClear disableRemove={!isNew}>
            <RuleInputs currency={currency} />
          </SimpleFormIterator>
        </ArrayInput>
      </FormSection>
      <FormSection title={translate('brandJackpots.names')}>
        <Box sx={{ ...WHOLE_ROW, minWidth: 0 }}>
          <LanguageTabs
            source={['names', ...(levels ?? []).map((_, index) => `levels.${index}.names`)]}
            inputs={(language) => (
              <>
                <Name
                  source={`names.${language}`}
                  label={translate('brandJackpots.name')}
                  in={language}
                />
                {(levels ?? []).map((level, index) => (
                  <Name
                    key={level.id ?? `new ${index}`}
                    source={`levels.${index}.names.${language}`}
                    label={translate('brandJackpots.levelName', { number: index + 1 })}
                    in={language}
                  />
                ))}
              </>
            )}
          />
        </Box>
      </FormSection>
    </>
  )
}

interface NameProps {
  source: string
  label: string
  in: string
}

function Name({ source, label, in: language }: NameProps) {
  const { dir = 'ltr', bcp47: lang = language } = findLanguage(language) ?? {}
  return (
    <TextInput
      source={source}
      label={label}
      slotProps={{ htmlInput: { maxLength: MOST_NAME_LENGTH, lang, dir } }}
    />
  )
}
