import { useState } from 'react'
import {
  DEFAULT_LANGUAGE,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import type { PageRow } from '@grandstand/shared-types/wire/content'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Box, Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { TextPreview } from '../../record/richText/TextPreview.tsx'

/** The page as it stands in the form, and the way to the one that players see now. */
export function PagePreview() {
  const translate = useTranslate()
  const record = useRecordContext<PageRow>()
  const [isOpen, setIsOpen] = useState(false)
  const texts: PageRow['texts'] | undefined = useWatch({ name: 'texts' })
  const language: SiteLanguage =
    SITE_LANGUAGES.find((code) => texts?.[code]?.title) ?? DEFAULT_LANGUAGE
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => setIsOpen(!isOpen)}>
          {translate(isOpen ? 'richText.closePreview' : 'richText.preview')}
        </Button>
        {record?.isShown && (
          <Button
            color="inherit"
            endIcon={<OpenIcon />}
            href={`/${language}/page/${record.number}`}
            target="_blank"
            rel="noopener"
          >
            {translate('richText.onSite')}
          </Button>
        )}
      </Box>
      {isOpen && texts && <TextPreview texts={texts} />}
    </Box>
  )
}
