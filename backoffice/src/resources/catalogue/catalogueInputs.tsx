/** Inputs that the catalogue's small resources share. */
import { CATALOGUE_LANGUAGE, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { required, useTranslate, type TransformData } from 'ra-core'
import {
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceInput,
  TextInput,
} from 'react-admin'

/** The name in each language of the site. */
export function NamesInputs() {
  const translate = useTranslate()
  return SITE_LANGUAGES.map((language) => (
    <TextInput
      key={language}
      source={`names.${language}`}
      label={`${translate('catalogue.name')} (${translate(`values.language.${language}`)})`}
      validate={required()}
    />
  ))
}

/** Takes the name in the catalogue's language as the name for languages without one. */
export const withName: TransformData = (data) => ({
  ...data,
  name: data['names']?.[CATALOGUE_LANGUAGE],
})

export function PlaceInputs() {
  return (
    <>
      <NumberInput source="listOrder" min={0} step={1} defaultValue={0} />
      <BooleanInput source="active" defaultValue />
    </>
  )
}

/** The parent row in the tree; chosen once, when the record is made. */
export function ParentInput({ source, reference }: { source: string; reference: string }) {
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        optionText="name"
        filterToQuery={(q: string) => (q ? { q } : {})}
        validate={required()}
      />
    </ReferenceInput>
  )
}
