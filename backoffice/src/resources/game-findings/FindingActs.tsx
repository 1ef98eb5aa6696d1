import { useState } from 'react'
import { Box } from '@mui/material'
import { isReason } from '@grandstand/shared-types/core/reason'
import type { FindingAct, GameFindingRow } from '@grandstand/shared-types/wire/games/findings'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'
import { OrderAnswer } from './OrderAnswer.tsx'

/** What fits the difference; a bet that we do not have is never drawn afterwards. */
function actsFor({ fault, kind, state }: GameFindingRow): readonly FindingAct[] {
  if (state !== 'open') return []
  if (fault === 'missingHere' && kind !== 'bet' && kind !== null) return ['apply', 'accept']
  return fault === 'missingThere' ? ['rollBack', 'accept'] : ['accept']
}

/** Buttons that order what becomes of an open difference, and for what is ordered those of the second officer. */
export function FindingActs({ finding }: { finding: GameFindingRow }) {
  const translate = useTranslate()
  if (finding.state === 'open' && finding.askedAct !== null) {
    return <OrderAnswer finding={finding} act={finding.askedAct} />
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1,
        justifyContent: 'flex-end',
      }}
    >
      {actsFor(finding).map((act) => (
        <DialogButton
          key={act}
          label={translate(`gameFindings.acts.${act}.label`)}
          dialog={(close) => <ActDialog {...{ finding, act }} onClose={close} />}
        />
      ))}
    </Box>
  )
}

interface ActDialogProps {
  finding: GameFindingRow
  act: FindingAct
  onClose: () => void
}

function ActDialog({ finding: { id }, act, onClose }: ActDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/game-findings/:id/decide', {
        params: { id },
        body: { act, reason: reason.trim() },
      }),
    onSuccess() {
      notify('gameFindings.order.waits', { type: 'success' })
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      title={translate(`gameFindings.acts.${act}.title`)}
      submit={translate(`gameFindings.acts.${act}.label`)}
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate(`gameFindings.acts.${act}.effect`)}</Box>
      <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{translate('gameFindings.order.note')}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
