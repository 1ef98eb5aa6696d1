import { useState } from 'react'
import { Button, Stack } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { DecisionRow } from '@grandstand/shared-types/wire/betting/decisions'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

/** Approving or refusing an order that waits; the officer who ordered it reads that another officer must decide. */
export function DecisionAnswer({ row }: { row: DecisionRow }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const me = useMe()
  const [refuses, setRefuses] = useState(false)
  const approve = useMutation({
    mutationFn: () => call('POST /v1/decisions/:id/approve', { params: { id: row.id } }),
    onSuccess: () => notify('decisions.approved', { type: 'success' }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  if (row.state !== 'waiting') return null
  if (me?.id === row.askedById) return <>{translate('decisions.own')}</>
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', lg: 'nowrap' } }}>
      <ConfirmButton
        color="success"
        label={translate('decisions.approve')}
        title={translate('decisions.approveTitle')}
        content={translate('decisions.approveContent')}
        isBusy={approve.isPending}
        onConfirm={() => approve.mutate()}
      />
      <Button variant="outlined" color="error" onClick={() => setRefuses(true)}>
        {translate('decisions.refuse')}
      </Button>
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
