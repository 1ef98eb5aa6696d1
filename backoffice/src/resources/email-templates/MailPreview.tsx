import { useEffect, useState } from 'react'
import type { MailText } from '@grandstand/shared-types/wire/site/mail'
import { Box } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { answerKey, useCall } from '../../api/useCall.ts'
import { Failures } from '../../record/page/Loaded.tsx'

/** Pause after the last keystroke. */
const PAUSE_MS = 400
const PAPER = { border: '1px solid', borderColor: 'divider', borderRadius: '6px' }

/** The mail that a text makes, as the server would send it. */
export function MailPreview({ id, text }: { id: number; text: MailText }) {
  const translate = useTranslate()
  const call = useCall()
  const given = { params: { id }, body: useAfterPause(text) }
  const { data, error } = useQuery({
    queryKey: answerKey('POST /v1/email-templates/:id/previews', given),
    queryFn: () => call('POST /v1/email-templates/:id/previews', given),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Failures error={error} />
      {data && (
        <>
          <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{data.subject}</Box>
          <Box
            component="iframe"
            title={translate('mailTexts.preview')}
            srcDoc={data.html}
            // nothing in the mail runs, opens or loads
            sandbox=""
            sx={{ ...PAPER, width: '100%', height: 460, bgcolor: '#f3f6f8' }}
          />
          <Box component="details" sx={{ fontSize: 13 }}>
            <Box component="summary" sx={{ py: 0.5, color: 'text.secondary', cursor: 'pointer' }}>
              {translate('mailTexts.plainText')}
            </Box>
            <Box
              component="pre"
              sx={{ ...PAPER, m: 0, p: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {data.text}
            </Box>
          </Box>
        </>
      )}
    </Box>
  )
}

/** The text once the user has stopped typing for a moment. */
function useAfterPause({ subject, body }: MailText): MailText {
  const [typed, setTyped] = useState({ subject, body })
  useEffect(() => {
    const timer = setTimeout(() => setTyped({ subject, body }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [subject, body])
  return typed
}
