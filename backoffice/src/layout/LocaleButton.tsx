import { Button } from '@mui/material'
import { useLocaleState, useTranslate } from 'ra-core'
import { LOCALES } from '../i18n/provider.ts'

/** Two languages need no menu: the button names the other one. */
export function LocaleButton() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const other = LOCALES.find((candidate) => candidate.locale !== locale) ?? LOCALES[0]
  return (
    <Button
      color="inherit"
      lang={other.locale}
      aria-label={translate('layout.switchLanguage', { name: other.name })}
      title={other.name}
      onClick={() => setLocale(other.locale)}
      sx={{ minWidth: 40, px: 1, color: 'text.secondary' }}
    >
      {other.locale.toUpperCase()}
    </Button>
  )
}
