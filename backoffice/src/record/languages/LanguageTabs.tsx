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
  /** The field that holds the texts of each language, or several of them. */
  source: string | readonly string[]
  /** The inputs of a language; the form keeps those of the others. */
  inputs: (language: SiteLanguage) => ReactNode
  /** The open language, where a preview beside the form follows it. */
  chosen?: readonly [language: SiteLanguage, choose: (language: SiteLanguage) => void]
}

/** Texts in the languages of players, one language at a time. A dot marks those that have a text. */
export function LanguageTabs({ source, inputs, chosen }: LanguageTabsProps) {
  const translate = useTranslate()
  const own = useState<SiteLanguage>(DEFAULT_LANGUAGE)
  const [open, setOpen] = chosen ?? own
  const sources = [source].flat()
  const texts: unknown[] = useWatch({ name: sources })
  const { errors } = useFormState()
  const faults = sources.map((name) => errors[name])
  const faulty = SITE_LANGUAGES.filter((language) =>
    faults.some((fault) => fault && language in fault)
  )
  const [seen, setSeen] = useState(faults)
  if (faults.some((fault, index) => fault !== seen[index])) {
    setSeen(faults)
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
            label={`${findLanguage(language)?.label}${texts.some((each) => hasText(each, language)) ? ' ●' : ''}`}
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
  return typeof own === 'object' && own !== null ? Object.values(own).some(Boolean) : Boolean(own)
}
