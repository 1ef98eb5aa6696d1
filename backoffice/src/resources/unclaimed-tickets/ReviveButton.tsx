import { useState } from 'react'
import { Box } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { UnclaimedTicketRow } from '@grandstand/shared-types/wire/desk/unclaimed'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useMay } from '../../access/useMay.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

/** Makes an expired ticket payable again, for staff with the right. */
export function ReviveButton({ ticket }: { ticket: UnclaimedTicketRow }) {
  const translate = useTranslate()
  const mayRevive = useMay('desk.revive')
  if (ticket.state !== 'expired' || !mayRevive) return null
  return (
    <DialogButton
      label={translate('unclaimedTickets.revive')}
      dialog={(close) => <ReviveDialog ticket={ticket} onClose={close} />}
    />
  )
}

interface ReviveDialogProps {
  ticket: UnclaimedTicketRow
  onClose: () => void
}

function ReviveDialog({ ticket: { id, code }, onClose }: ReviveDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/unclaimed-tickets/:id/revive', {
        params: { id },
        body: { reason: reason.trim() },
      }),
    onSuccess() {
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate('unclaimedTickets.reviveTitle', { code })}
      submit={translate('unclaimedTickets.revive')}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate('unclaimedTickets.reviveEffect')}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
