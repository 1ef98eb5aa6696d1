import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import type { GameCategoryRow } from '@grandstand/shared-types/wire/games/games'
import { required, useGetList, useTranslate } from 'ra-core'
import { BooleanInput, SelectInput } from 'react-admin'
import { TextInput } from '../../../record/inputs/TextInput.tsx'
import { NumberInput } from '../../../record/inputs/ParsedInput.tsx'
import { useWatch } from 'react-hook-form'
import { inLanguage } from '../../../format/inLanguage.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { ReferenceFilter } from '../../../list/filters/filters.tsx'
import { FormSection } from '../../../record/form/FormSection.tsx'
import { PictureInput } from '../../../record/pictures/PictureInput.tsx'
import type { GameValues } from '../gameValues.ts'

const CHOICES = LOBBIES.map((id) => ({ id, name: `values.lobby.${id}` }))
const ALL = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'listOrder', order: 'ASC' },
} as const
const most = (maxLength: number) => ({ htmlInput: { maxLength } })

/** What the game is, and where it stands. */
export function GeneralInputs() {
  const translate = useTranslate()
  return (
    <>
      <FormSection title={translate('games.ours')} hint={translate('games.oursHint')} isPaired>
        <NumberInput source="listOrder" min={0} step={1} validate={required()} />
        <CategoryInput />
        <BooleanInput source="isShown" />
      </FormSection>
      <FormSection title={translate('games.theirs')} hint={translate('games.theirsHint')} isPaired>
        <TextInput source="title" validate={required()} slotProps={most(120)} />
        <TextInput source="companyName" validate={required()} slotProps={most(80)} />
        <ReferenceFilter source="providerId" reference="game-providers" isRequired />
        <TextInput source="code" validate={required()} slotProps={most(100)} />
        <SelectInput source="lobby" choices={CHOICES} validate={required()} />
        <PictureInput source="logo" />
        <TextInput source="topServiceId" slotProps={most(40)} />
        <TextInput source="topServiceId2" slotProps={most(40)} />
        <TextInput source="middleServiceId" slotProps={most(40)} />
        <NumberInput source="returnPpm" min={0} step={1} helperText="games.returnHint" />
        <BooleanInput source="hasDemo" />
        <BooleanInput source="isMobile" />
        <BooleanInput source="opensLobby" />
      </FormSection>
    </>
  )
}

/** The categories of the chosen lobby. */
function CategoryInput() {
  const { locale } = useFormat()
  const lobby = useWatch<GameValues, 'lobby'>({ name: 'lobby' })
  const { data = [] } = useGetList<GameCategoryRow>('game-categories', {
    ...ALL,
    filter: { lobby },
  })
  const choices = data.map(({ id, names }) => ({ id, name: inLanguage(names, locale) }))
  return <SelectInput source="categoryId" choices={choices} translateChoice={false} />
}
