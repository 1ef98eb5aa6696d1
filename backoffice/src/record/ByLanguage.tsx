import { useState, type ReactNode } from 'react'
import {
  findLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'

interface ByLanguageProps {
  /** The field that holds the texts by language. */
  source: string
  /** The inputs of one language; `source` is the field of its texts. */
  inputs: (source: string) => ReactNode
}

/** Texts in every language, one language at a time; a dot marks a language that has texts. */
export function ByLanguage({ source, inputs }: ByLanguageProps) {
  const translate = useTranslate()
  const [language, setLanguage] = useState<SiteLanguage>(SITE_LANGUAGES[0] ?? 'tr')
  const texts: Partial<Record<SiteLanguage, { title?: string } | null>> | undefined = useWatch({
    name: source,
  })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={translate('byLanguage.language')}
        onChange={(_event, chosen: SiteLanguage | null) => chosen && setLanguage(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {SITE_LANGUAGES.map((code) => (
          <ToggleButton key={code} value={code} sx={{ px: 1.5, textTransform: 'none' }}>
            {findLanguage(code)?.label}
            {texts?.[code]?.title ? ' •' : ''}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box key={language} lang={findLanguage(language)?.bcp47} dir={findLanguage(language)?.dir}>
        {inputs(`${source}.${language}`)}
      </Box>
    </Box>
  )
}

/** The texts without the languages that were left empty; the API needs a title for each. */
export function writtenTexts(texts: unknown): Record<string, unknown> {
  const all = typeof texts === 'object' && texts !== null ? Object.entries(texts) : []
  return Object.fromEntries(
    all.map(([code, text]) => [code, text?.title || text?.text || text?.html ? text : null])
  )
}
