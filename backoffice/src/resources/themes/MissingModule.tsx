import type { ThemeRow } from '@grandstand/shared-types/wire/site/themes'
import { Alert } from '@mui/material'
import { useTranslate } from 'ra-core'

/** Says that the player app was built without the module that the theme names. */
export function MissingModule({ of }: { of: ThemeRow }) {
  const translate = useTranslate()
  if (of.missingModule === null) return null
  return (
    <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
      {translate('themes.moduleNotFound', { path: of.missingModule })}
    </Alert>
  )
}
