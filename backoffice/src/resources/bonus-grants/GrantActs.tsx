import { useState } from 'react'
import CancelIcon from '@mui/icons-material/BlockOutlined'
import ReleaseIcon from '@mui/icons-material/TaskAltOutlined'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { BonusGrantRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { answerKey, useCall } from '../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'

type Act = 'cancel' | 'release'
const LOOKS = {
  cancel: { color: 'error', startIcon: <CancelIcon /> },
  release: { color: 'primary', startIcon: <ReleaseIcon /> },
} as const

/** Cancels a bonus that runs or is held, or releases one that is held, with a reason. */
export function GrantActs({ grant }: { grant: BonusGrantRow }) {
  const translate = useTranslate()
  const acts: readonly Act[] = grant.state === 'held' ? ['release', 'cancel'] : ['cancel']
  return acts.map((act) => (
    <DialogButton
      key={act}
      {...LOOKS[act]}
      label={translate(`bonuses.${act}.label`)}
      dialog={(close) => <ActDialog {...{ grant, act }} onClose={close} />}
    />
  ))
}

interface ActDialogProps {
  grant: BonusGrantRow
  act: Act
  onClose: () => void
}

function ActDialog({ grant: { id, username }, act, onClose }: ActDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const client = useQueryClient()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call(`POST /v1/bonus-grants/:id/${act}`, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess() {
      onClose()
      refresh()
      void client.invalidateQueries({
        queryKey: answerKey('GET /v1/bonus-grants/:id/log', { params: { id } }),
      })
    },
  })
  return (
    <FormDialog
      title={translate(`bonuses.${act}.title`, { name: username })}
      submit={translate(`bonuses.${act}.label`)}
      color={LOOKS[act].color}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate(`bonuses.${act}.effect`)}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
