import { useState } from 'react'
import type { AffiliateFlagRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import { isReason } from '@grandstand/shared-types/core/reason'
import { Box } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

const ACTS = { clear: 'cleared', confirm: 'confirmed' } as const
type Act = keyof typeof ACTS

/** Buttons that clear or confirm a suspicion; hidden from users who may not. */
export function FlagActs({ flag }: { flag: AffiliateFlagRow }) {
  const translate = useTranslate()
  const me = useMe()
  if (!me?.permissions.includes('affiliates.edit')) return null
  // a player of another currency never counts
  const possible = flag.flag === 'otherCurrency' ? [] : (['clear', 'confirm'] as const)
  const acts = possible.filter((act) => ACTS[act] !== flag.state)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
      {acts.map((act) => (
        <DialogButton
          key={act}
          label={translate(`affiliateFlags.${act}`)}
          dialog={(close) => <ActDialog {...{ flag, act }} onClose={close} />}
        />
      ))}
    </Box>
  )
}

interface ActDialogProps {
  flag: AffiliateFlagRow
  act: Act
  onClose: () => void
}

function ActDialog({ flag: { id }, act, onClose }: ActDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call(`POST /v1/affiliate-flags/:id/${act}`, {
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
      title={translate(`affiliateFlags.${act}Title`)}
      submit={translate(`affiliateFlags.${act}`)}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate(`affiliateFlags.${act}Effect`)}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
