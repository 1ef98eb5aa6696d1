import { useState } from 'react'
import { DEFAULT_LANGUAGE, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import type { Translated } from '@grandstand/shared-types/languages/by_language'
import type { PageText } from '@grandstand/shared-types/wire/site/content'
import OpenIcon from '@mui/icons-material/OpenInNew'
import { Box, Button } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { TextPreview } from './TextPreview.tsx'

interface FormPreviewProps<R> {
  /** The path of the record on the players' site, after the language; null while players do not see it. */
  pathOf: (record: R) => string | null
}

/** The texts as they stand in the form, and the way to the page that players see now. */
export function FormPreview<R extends RaRecord>({ pathOf }: FormPreviewProps<R>) {
  const translate = useTranslate()
  const record = useRecordContext<R>()
  const [isOpen, setIsOpen] = useState(false)
  const texts: Translated<PageText> | undefined = useWatch({ name: 'texts' })
  const language = SITE_LANGUAGES.find((code) => texts?.[code]?.title) ?? DEFAULT_LANGUAGE
  const path = record && pathOf(record)
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => setIsOpen(!isOpen)}>
          {translate(isOpen ? 'richText.closePreview' : 'richText.preview')}
        </Button>
        {path && (
          <Button
            color="inherit"
            endIcon={<OpenIcon />}
            href={`/${language}/${path}`}
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
