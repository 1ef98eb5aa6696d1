import { useState, type ReactNode } from 'react'
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { Box, Tab, Tabs } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useFormState, useWatch } from 'react-hook-form'

interface LanguageTabsProps {
  /** The field that holds a text for each language. */
  source: string
  /** The inputs of a language; the form keeps those of the others. */
  inputs: (language: SiteLanguage) => ReactNode
}

/** Texts in the languages of players, one language at a time. A dot marks those that have a text. */
export function LanguageTabs({ source, inputs }: LanguageTabsProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState<SiteLanguage>(DEFAULT_LANGUAGE)
  const texts: unknown = useWatch({ name: source })
  const errors = useFormState().errors[source]
  const faulty = SITE_LANGUAGES.filter((language) => errors && language in errors)
  const [seen, setSeen] = useState(errors)
  if (seen !== errors) {
    setSeen(errors)
    // only new faults open a tab
    const [language] = faulty
    if (language && !faulty.includes(open)) setOpen(language)
  }
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Tabs
        value={open}
        onChange={(_event, language: SiteLanguage) => setOpen(language)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('languageTabs')}
        sx={{
          'borderBottom': '1px solid',
          'borderColor': 'divider',
          'mb': 1,
          // the first tab stands above the fields' edge
          '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 },
        }}
      >
        {SITE_LANGUAGES.map((language) => (
          <Tab
            key={language}
            value={language}
            id={`language-${language}`}
            aria-controls={`texts-${language}`}
            label={`${findLanguage(language)?.label}${hasText(texts, language) ? ' ●' : ''}`}
            sx={{ ...(faulty.includes(language) && { color: 'error.main' }) }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`texts-${open}`} aria-labelledby={`language-${open}`} key={open}>
        {inputs(open)}
      </Box>
    </Box>
  )
}

/** Whether any text of the language is filled in. */
function hasText(texts: unknown, language: SiteLanguage): boolean {
  if (typeof texts !== 'object' || texts === null) return false
  const own: unknown = Object.entries(texts).find(([code]) => code === language)?.[1]
  return typeof own === 'object' && own !== null && Object.values(own).some(Boolean)
}
