import { Button } from '@mui/material'
import { useLocaleState } from 'ra-core'
import { LOCALES } from '../i18n/provider.ts'

/** Two languages need no menu: the button names the other one, in its own words. */
export function LocaleButton() {
  const [locale, setLocale] = useLocaleState()
  const other = LOCALES.find((candidate) => candidate.locale !== locale) ?? LOCALES[0]
  return (
    <Button
      color="inherit"
      lang={other.locale}
      onClick={() => setLocale(other.locale)}
      sx={{ minWidth: 40, px: 1, color: 'text.secondary' }}
    >
      {other.name}
    </Button>
  )
}
