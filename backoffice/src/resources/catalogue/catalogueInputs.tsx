/** Inputs that the catalogue's small resources share. */
import { CATALOGUE_LANGUAGE, isStaffLanguage } from '@grandstand/shared-types/languages/table'
import { required, useTranslate, type TransformData } from 'ra-core'
import { BooleanInput, TextInput } from 'react-admin'
import { NumberInput } from '../../record/inputs/ParsedInput.tsx'
import { useNameLanguages } from '../../format/useNameLanguages.tsx'
import { MatchFilter, ReferenceFilter } from '../../list/filters/filters.tsx'

/** The name in each language of players. Staff may leave some languages empty, which then show the catalogue's name. */
export function NamesInputs() {
  const translate = useTranslate()
  const { languages, choice } = useNameLanguages()
  return (
    <>
      {languages.map((language) => (
        <TextInput
          key={language}
          source={`names.${language}`}
          label={`${translate('catalogue.name')} (${translate(`values.language.${language}`)})`}
          {...(isStaffLanguage(language) && { validate: required() })}
        />
      ))}
      {choice}
    </>
  )
}

/** Uses the name in the catalogue's language as the plain name, for languages without one. */
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

interface ParentInputProps {
  source: string
  reference: string
  /** Filter of the rows to choose from; without it, all rows. */
  filter?: Record<string, unknown>
}

/** The parent row in the tree; chosen once, when the record is made. */
export function ParentInput(props: ParentInputProps) {
  return <ReferenceFilter {...props} isRequired />
}

/** A match, found by typing a team. */
export const MatchInput = ({ source }: { source: string }) => (
  <MatchFilter source={source} isRequired />
)
