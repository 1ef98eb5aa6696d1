import { useRecordContext, useTranslate } from 'ra-core'
import { FormSection } from '../../record/FormSection.tsx'
import { NamesInputs, PlaceInputs } from '../catalogue/catalogueInputs.tsx'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/catalogue'
import { PlaceholderNames } from './PlaceholderNames.tsx'
import { catalogueNames } from './typeNames.ts'

/** Names, order and state of a market type, and the names of its outcomes. */
export function MarketTypeInputs() {
  const translate = useTranslate()
  const record = useRecordContext<MarketTypeRow>()
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
      <FormSection isPaired hint={translate('marketType.namesHint')}>
        <PlaceholderNames source="names" label="catalogue.name" catalogue={known.names} />
        <PlaceholderNames
          source="edited.shortNames"
          label="marketType.shortName"
          catalogue={known.shortNames}
        />
        <PlaceInputs />
      </FormSection>
      {known.outcomes.map(({ key, names, shortNames }, index) => (
        <FormSection isPaired key={key} title={translate('marketType.outcome', { key })}>
          <PlaceholderNames
            source={`edited.outcomes.${index}.names`}
            label="catalogue.name"
            catalogue={names}
          />
          <PlaceholderNames
            source={`edited.outcomes.${index}.shortNames`}
            label="marketType.shortName"
            catalogue={shortNames}
          />
        </FormSection>
      ))}
    </>
  )
}
