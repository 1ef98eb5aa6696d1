import { useState } from 'react'
import { Box, Stack } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { FindingAct, GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

interface OrderAnswerProps {
  finding: GameFindingRow
  act: FindingAct
}

/** Approving or refusing what was ordered; its author may take it back alone. */
export function OrderAnswer({ finding, act }: OrderAnswerProps) {
  const translate = useTranslate()
  const me = useMe()
  const isOwn = me?.id === finding.askedById
  const end = isOwn ? 'withdraw' : 'refuse'
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {!isOwn && (
        <DialogButton
          label={translate('gameFindings.order.approve')}
          dialog={(close) => <ApproveDialog {...{ finding, act }} onClose={close} />}
        />
      )}
      <DialogButton
        label={translate(`gameFindings.order.${end}`)}
        dialog={(close) => <EndDialog {...{ finding, act, end }} onClose={close} />}
      />
    </Stack>
  )
}

interface DialogProps extends OrderAnswerProps {
  onClose: () => void
}

/** A write about the finding, after which the dialog closes and the list is read anew. */
function useAnswer<T>(write: () => Promise<T>, onClose: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: write,
    onSuccess() {
      onClose()
      refresh()
    },
  })
}

function ApproveDialog({ finding, act, onClose }: DialogProps) {
  const { id, askedBy, askedReason } = finding
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const word = format.value('findingAct', act)
  const write = useAnswer(
    () => call('POST /v1/game-findings/:id/approve', { params: { id } }),
    onClose
  )
  return (
    <FormDialog
      title={translate('gameFindings.order.approveTitle', { act: word })}
      submit={translate('gameFindings.order.approve')}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate(`gameFindings.acts.${act}.effect`)}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {translate('gameFindings.order.by', { act: word, name: askedBy, reason: askedReason })}
      </Box>
    </FormDialog>
  )
}

function EndDialog({ finding: { id }, act, end, onClose }: DialogProps & { end: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useAnswer(
    () =>
      call('POST /v1/game-findings/:id/refuse', {
        params: { id },
        body: { reason: reason.trim() },
      }),
    onClose
  )
  return (
    <FormDialog
      title={translate(`gameFindings.order.${end}Title`, { act: format.value('findingAct', act) })}
      submit={translate(`gameFindings.order.${end}`)}
      color="error"
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
