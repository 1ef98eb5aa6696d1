import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { Flag } from './Flag.tsx'

/** The country by whose flag people find a language in a list; its name stands beside it. */
const COUNTRIES: Readonly<Record<SiteLanguage, string>> = {
  aa: 'SA',
  az: 'AZ',
  cw: 'CN',
  de: 'DE',
  el: 'GR',
  en: 'GBR',
  es: 'ES',
  fa: 'IR',
  fr: 'FR',
  hr: 'HR',
  iq: 'IQ',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  ru: 'RU',
  sq: 'AL',
  sr: 'RS',
  tr: 'TR',
}

export const LanguageFlag = ({ language }: { language: SiteLanguage }) => (
  <Flag countryCode={COUNTRIES[language]} />
)
