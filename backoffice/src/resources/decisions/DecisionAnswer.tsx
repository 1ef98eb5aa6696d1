import { useState } from 'react'
import { Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { WithdrawButton } from './WithdrawButton.tsx'

/** Approving or refusing an order that waits; the officer who ordered it may withdraw it alone. */
export function DecisionAnswer({ row }: { row: DecisionRow }) {
  const translate = useTranslate()
  const me = useMe()
  const [approves, setApproves] = useState(false)
  const [refuses, setRefuses] = useState(false)
  if (row.state !== 'waiting') return null
  if (me?.id === row.askedById) return <WithdrawButton orderId={row.id} />
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' } }}>
      <Button variant="outlined" color="success" onClick={() => setApproves(true)}>
        {translate('decisions.approve')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setRefuses(true)}>
        {translate('decisions.refuse')}
      </Button>
      {approves && <ApproveDialog row={row} onClose={() => setApproves(false)} />}
      {refuses && <RefuseDialog id={row.id} onClose={() => setRefuses(false)} />}
    </Stack>
  )
}

function RefuseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/decisions/:id/refuse', { params: { id }, body: { reason: reason.trim() } }),
    onSuccess: () => {
      notify('decisions.refused', { type: 'success' })
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate('decisions.refuseTitle')}
      submit={translate('decisions.refuse')}
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
