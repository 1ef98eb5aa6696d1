import { useState } from 'react'
import { Box } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { PaymentDetail } from '@grandstand/shared-types/wire/money/payments'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

/** Acts of officers that need a reason, as their paths name them. */
export type ReasonedAct = 'refuse' | 'return' | 'credit-again' | 'looked-at'

const IS_HARSH: Readonly<Record<ReasonedAct, boolean>> = {
  'refuse': true,
  'return': true,
  'credit-again': false,
  'looked-at': false,
}

interface ReasonDialogProps {
  payment: PaymentDetail
  act: ReasonedAct
  onClose: () => void
}

/** Asks for the reason of an act. */
export function ReasonDialog({ payment, act, onClose }: ReasonDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const { id, amountMinor, currency, username, direction } = payment
  const words = { amount: format.money(amountMinor, currency), name: username }
  const write = useMutation({
    mutationFn: () =>
      call(`POST /v1/payments/:id/${act}`, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess: ({ state }) => {
      notify(format.value('paymentState', state), { type: 'success' })
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate(`payments.acts.${act}.title`, words)}
      submit={translate(`payments.acts.${act}.label`)}
      color={IS_HARSH[act] ? 'error' : 'primary'}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate(`payments.acts.${act}.${direction}`, words)}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
