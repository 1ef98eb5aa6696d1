import { useState, type FormEvent } from 'react'
import { Box, Button } from '@mui/material'
import { TextField } from '../../../record/inputs/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'ra-core'
import { useReading } from '../../../api/useCall.ts'
import { PageHeader } from '../../../layout/PageHeader.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { CheckedTicket } from './CheckedTicket.tsx'

/** Longer than any code with its spaces. */
const MOST_LETTERS = 40

/** Checks a ticket by a scanned or typed code. A scanner ends its input with Enter. */
export default function TicketCheck() {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<{ code: string; time: number } | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replace(/[^\p{L}\p{N}]/gu, '')
    // the next scan begins in an empty field
    setTyped('')
    if (code !== '') setAsked({ code, time: Date.now() })
  }
  return (
    <>
      <PageHeader title={translate('ticketCheck.title')} />
      <Panel>
        <Box
          component="form"
          role="search"
          onSubmit={submit}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
        >
          <TextField
            autoFocus
            label={translate('ticketCheck.code')}
            helperText={translate('ticketCheck.hint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            sx={{ flex: '1 1 320px', maxWidth: 520 }}
            slotProps={{
              htmlInput: {
                maxLength: MOST_LETTERS,
                autoComplete: 'off',
                spellCheck: false,
                dir: 'ltr',
              },
            }}
          />
          <Button type="submit" variant="contained" sx={{ mt: 0.5 }}>
            {translate('ticketCheck.check')}
          </Button>
        </Box>
      </Panel>
      {/* each scan is a check of its own, even of the same ticket */}
      {asked && <Answer key={asked.time} code={asked.code} />}
    </>
  )
}

function Answer({ code }: { code: string }) {
  const [lang] = useLocaleState()
  const reading = useReading('GET /v1/tickets/:code', { params: { code }, query: { lang } })
  const answer = useQuery({ ...reading, staleTime: 0, gcTime: 0, retry: false })
  return <Loaded answer={answer}>{(ticket) => <CheckedTicket ticket={ticket} />}</Loaded>
}
