import { useState } from 'react'
import { Box } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { BreakerState } from '@grandstand/shared-types/games/health/breaker'
import type { GameProviderRow } from '@grandstand/shared-types/wire/games/games'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../../record/dialogs/ReasonInput.tsx'

interface BreakerButtonProps {
  provider: GameProviderRow
  state: BreakerState
}

/** Shuts the provider off, or opens it again. */
export function BreakerButton({ provider, state }: BreakerButtonProps) {
  const translate = useTranslate()
  const act = state === 'closed' ? 'shut' : 'open'
  return (
    <DialogButton
      label={translate(`gameProviders.health.${act}`)}
      dialog={(close) => <BreakerDialog {...{ provider, act }} onClose={close} />}
    />
  )
}

interface BreakerDialogProps {
  provider: GameProviderRow
  act: 'shut' | 'open'
  onClose: () => void
}

function BreakerDialog({ provider: { id, name }, act, onClose }: BreakerDialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/game-providers/:id/breaker', {
        params: { id },
        body: { state: act === 'shut' ? 'open' : 'closed', reason: reason.trim() },
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['GET /v1/game-providers/:id/health'] })
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate(`gameProviders.health.${act}Title`, { name })}
      submit={translate(`gameProviders.health.${act}`)}
      {...(act === 'shut' && { color: 'error' as const })}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate(`gameProviders.health.${act}Hint`)}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
