import { useState, type ReactElement } from 'react'
import { MenuItem, TextField } from '@mui/material'
import {
  SITE_LANGUAGES,
  STAFF_LANGUAGES,
  isStaffLanguage,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { useTranslate } from 'ra-core'

const OTHERS = SITE_LANGUAGES.filter((language) => !isStaffLanguage(language))

/**
 * The languages in which names are shown, and the control that adds one: those of staff, and one of players that the user
 * chooses. All eighteen side by side would hide the two that every name has.
 */
export function useNameLanguages(): { languages: readonly SiteLanguage[]; choice: ReactElement } {
  const translate = useTranslate()
  const [added, setAdded] = useState<SiteLanguage | ''>('')
  const choice = (
    <TextField
      select
      size="small"
      label={translate('catalogue.otherLanguage')}
      value={added}
      onChange={({ target }) => setAdded(OTHERS.find((code) => code === target.value) ?? '')}
      sx={{ width: { xs: '100%', sm: 240 } }}
    >
      <MenuItem value="">{translate('catalogue.noOtherLanguage')}</MenuItem>
      {OTHERS.map((language) => (
        <MenuItem key={language} value={language}>
          {translate(`values.language.${language}`)}
        </MenuItem>
      ))}
    </TextField>
  )
  return { languages: added ? [...STAFF_LANGUAGES, added] : STAFF_LANGUAGES, choice }
}
