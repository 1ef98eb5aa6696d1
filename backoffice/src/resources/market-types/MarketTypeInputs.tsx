import { useRecordContext, useTranslate } from 'ra-core'
import { useNameLanguages } from '../../format/useNameLanguages.tsx'
import { FormSection } from '../../record/form/FormSection.tsx'
import { NamesInputs, PlaceInputs } from '../catalogue/catalogueInputs.tsx'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { PlaceholderNames } from './PlaceholderNames.tsx'
import { catalogueNames } from './typeNames.ts'

/** Names, order and state of a market type, and the names of its outcomes. */
export function MarketTypeInputs() {
  const translate = useTranslate()
  const record = useRecordContext<MarketTypeRow>()
  const { languages, choice } = useNameLanguages()
  const isPaired = languages.length === 2
  const known = record && catalogueNames(record.id)
  if (!known) {
    return (
      <FormSection>
        <NamesInputs />
        <PlaceInputs />
      </FormSection>
    )
  }
  return (
    <>
      <FormSection>{choice}</FormSection>
      <FormSection isPaired={isPaired} hint={translate('marketType.namesHint')}>
        <PlaceholderNames
          source="names"
          label="catalogue.name"
          languages={languages}
          catalogue={known.names}
        />
        <PlaceholderNames
          source="edited.shortNames"
          label="marketType.shortName"
          languages={languages}
          catalogue={known.shortNames}
        />
        <PlaceInputs />
      </FormSection>
      {known.outcomes.map(({ key, names, shortNames }, index) => (
        <FormSection isPaired={isPaired} key={key} title={translate('marketType.outcome', { key })}>
          <PlaceholderNames
            source={`edited.outcomes.${index}.names`}
            label="catalogue.name"
            languages={languages}
            catalogue={names}
          />
          <PlaceholderNames
            source={`edited.outcomes.${index}.shortNames`}
            label="marketType.shortName"
            languages={languages}
            catalogue={shortNames}
          />
        </FormSection>
      ))}
    </>
  )
}
