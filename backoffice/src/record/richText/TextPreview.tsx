import { findLanguage, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import type { Translated } from '@grandstand/shared-types/languages/by_language'
import type { PageText } from '@grandstand/shared-types/wire/site/content'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'

const STYLE = `body{margin:0 auto;max-width:720px;padding:20px;background:#161e24;color:#e9f0f4;font:15px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:22px}h2{font-size:19px}h3{font-size:16px}a{color:#2cc7d0}img{max-width:100%;height:auto;border-radius:6px}
table{border-collapse:collapse}td,th{border:1px solid #26323b;padding:6px 10px;text-align:start;vertical-align:top}
blockquote{margin-inline:0;padding-inline-start:1em;border-inline-start:3px solid #2cc7d0}`

/** A text in each of its languages, in the colours of the first theme. */
export function TextPreview({ texts }: { texts: Translated<PageText> }) {
  const translate = useTranslate()
  return SITE_LANGUAGES.map((language) => {
    const text = texts[language]
    if (!text?.title && !text?.body) return null
    const { bcp47 = language, dir = 'ltr', label = language } = findLanguage(language) ?? {}
    return (
      <Box key={language} sx={{ display: 'grid', gap: 0.5 }}>
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{label}</Box>
        <Box
          component="iframe"
          title={`${translate('richText.preview')} · ${label}`}
          // nothing in the text runs, opens or loads a page
          sandbox=""
          srcDoc={`<!doctype html><html lang="${bcp47}" dir="${dir}"><meta charset="utf-8"><style>${STYLE}</style><h1>${escaped(text.title ?? '')}</h1>${text.body ?? ''}`}
          sx={{
            width: '100%',
            height: 420,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '6px',
          }}
        />
      </Box>
    )
  })
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
