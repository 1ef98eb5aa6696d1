import { Box } from '@mui/material'
import type { SuspicionSending } from '@grandstand/shared-types/wire/betting/suspicion'
import { useQuery } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall, useReading } from '../../../api/useCall.ts'
import { Time } from '../../../fields/Time.tsx'
import { DialogButton } from '../../../record/dialogs/FormDialog.tsx'
import { TextDialog } from '../../../record/dialogs/TextDialog.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { SendingDialog } from './SendingDialog.tsx'

/** To whom a closed report was sent, and what they answered. */
export function SendingsPanel({ reportId }: { reportId: number }) {
  const translate = useTranslate()
  const answer = useQuery(
    useReading('GET /v1/suspicion-reports/:id/sendings', { params: { id: reportId } })
  )
  return (
    <Panel
      title={translate('suspicion.sendings')}
      aside={
        <DialogButton
          label={translate('suspicion.send')}
          dialog={(close) => <SendingDialog reportId={reportId} onClose={close} />}
        />
      }
    >
      <Loaded answer={answer}>
        {(sendings) =>
          sendings.length === 0 ? (
            <Box sx={{ color: 'text.secondary' }}>{translate('suspicion.notSent')}</Box>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {sendings.map((sending) => (
                <Sending key={sending.id} reportId={reportId} sending={sending} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  )
}

interface SendingProps {
  reportId: number
  sending: SuspicionSending
}

function Sending({ reportId, sending }: SendingProps) {
  const translate = useTranslate()
  const { recipient, reference, sentAt, sentByName, answer } = sending
  return (
    <Box component="li" sx={{ '& + &': { mt: 2 }, 'fontSize': 14 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{recipient}</Box>
        <Time at={sentAt} />
        <span>{translate('suspicion.referenced', { reference })}</span>
        <Box sx={{ color: 'text.secondary' }}>{sentByName}</Box>
        {answer === null && <AnswerButton reportId={reportId} sending={sending} />}
      </Box>
      {answer !== null && (
        <Box sx={{ mt: 0.5, borderInlineStart: '3px solid', borderColor: 'success.main' }}>
          <Box sx={{ paddingInlineStart: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {answer}
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              <Time at={sending.answeredAt} /> · {sending.answeredByName}
            </Box>
          </Box>
        </Box>
      )}
    </Box>
  )
}

function AnswerButton({ reportId, sending: { id, recipient } }: SendingProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const send = async (answer: string) => {
    await call('POST /v1/suspicion-reports/:id/sendings/:sendingId/answer', {
      params: { id: reportId, sendingId: id },
      body: { answer },
    })
    refresh()
  }
  return (
    <DialogButton
      color="inherit"
      label={translate('suspicion.enterAnswer')}
      dialog={(close) => (
        <TextDialog
          title={translate('suspicion.answerOf', { name: recipient })}
          label={translate('suspicion.answer')}
          helperText={translate('suspicion.answerHint')}
          submit={translate('ra.action.save')}
          done="suspicion.answered"
          send={send}
          onClose={close}
        />
      )}
    />
  )
}
