import { isStaffLanguage, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import type { NamesByLanguage } from '@grandstand/shared-types/languages/edited_names'
import { required, useTranslate } from 'ra-core'
import { TextInput } from 'react-admin'
import { missingPlaceholders } from './typeNames.ts'

interface PlaceholderNamesProps {
  source: string
  /** Key in the texts of the label. */
  label: string
  languages: readonly SiteLanguage[]
  /** Names of the catalogue, whose placeholders a new name must keep. */
  catalogue: NamesByLanguage
}

/**
 * A name in each of these languages, with the line placeholders of the catalogue's name. A language that staff leave
 * empty shows the catalogue's name.
 */
export function PlaceholderNames({ source, label, languages, catalogue }: PlaceholderNamesProps) {
  const translate = useTranslate()
  return languages.map((language) => {
    const known = catalogue[language] ?? ''
    const keeps = (name: string | null) => {
      if (!name) return undefined
      const missing = missingPlaceholders(name, known)
      if (missing === null) return undefined
      const key = missing === '' ? 'marketType.noPlaceholders' : 'marketType.keepPlaceholders'
      return translate(key, { placeholders: missing })
    }
    return (
      <TextInput
        key={language}
        source={`${source}.${language}`}
        label={`${translate(label)} (${translate(`values.language.${language}`)})`}
        validate={isStaffLanguage(language) ? [required(), keeps] : keeps}
      />
    )
  })
}
