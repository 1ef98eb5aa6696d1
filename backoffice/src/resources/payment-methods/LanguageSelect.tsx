import { SITE_LANGUAGES, findLanguage } from '@grandstand/shared-types/languages/table'
import { useTranslate } from 'ra-core'
import { ChoiceField } from '../../record/inputs/ChoiceField.tsx'
import type { ChosenLanguage } from './chosenLanguage.ts'

/** Chooses the language in which titles are typed, and the player's form is shown. */
export function LanguageSelect({ chosen: [language, choose] }: { chosen: ChosenLanguage }) {
  const translate = useTranslate()
  return (
    <ChoiceField
      label={translate('paymentMethods.language')}
      value={language}
      options={SITE_LANGUAGES.map((code) => [code, findLanguage(code)?.label ?? code] as const)}
      onChange={choose}
      sx={{ width: 150, flex: 'none', m: 0 }}
    />
  )
}
