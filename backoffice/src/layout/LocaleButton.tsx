import { Box, Button } from '@mui/material'
import { useLocaleState } from 'ra-core'
import { LOCALES } from '../i18n/languages.ts'

/** With few languages no menu is needed: the button names the next language, in that language; on a phone by its code. */
export function LocaleButton() {
  const [locale, setLocale] = useLocaleState()
  const at = LOCALES.findIndex((candidate) => candidate.locale === locale)
  const next = LOCALES[(at + 1) % LOCALES.length]
  if (!next) return null
  return (
    <Button
      color="inherit"
      lang={next.locale}
      aria-label={next.name}
      onClick={() => setLocale(next.locale)}
      sx={{ minWidth: 36, px: { xs: 0.5, sm: 1 }, color: 'text.secondary' }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {next.name}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' }, textTransform: 'uppercase' }}>
        {next.locale}
      </Box>
    </Button>
  )
}
