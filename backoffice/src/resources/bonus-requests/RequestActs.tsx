import { useState } from 'react'
import { isReason } from '@grandstand/shared-types/core/reason'
import { BONUS_REQUEST_STATUS } from '@grandstand/shared-types/bonuses/states'
import type { BonusRequestRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'
import { MONEY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'

/** Buttons that decide a waiting request. */
export function RequestActs({ request }: { request: BonusRequestRow }) {
  const translate = useTranslate()
  if (request.status !== BONUS_REQUEST_STATUS.waiting) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1,
        justifyContent: 'flex-end',
      }}
    >
      <DialogButton
        variant="contained"
        label={translate('bonuses.confirm.label')}
        dialog={(close) => <ConfirmDialog request={request} onClose={close} />}
      />
      <DialogButton
        label={translate('bonuses.refuse.label')}
        dialog={(close) => <RefuseDialog request={request} onClose={close} />}
      />
    </Box>
  )
}

interface DialogProps {
  request: BonusRequestRow
  onClose: () => void
}

/** The base is found by the platform, unless staff enter one. */
function ConfirmDialog({ request: { id, username, currency }, onClose }: DialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [base, setBase] = useState<number | string | null>(null)
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/bonus-requests/:id/confirm', {
        params: { id },
        body: typeof base === 'number' ? { baseMinor: base } : {},
      }),
    onSuccess() {
      onClose()
      refresh()
    },
  })
  const isFaulty = typeof base === 'string'
  return (
    <FormDialog
      title={translate('bonuses.confirm.title', { name: username })}
      submit={translate('bonuses.confirm.label')}
      isReady={!isFaulty}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate('bonuses.confirm.effect')}</Box>
      <TypedField
        notation={MONEY}
        label={translate('bonuses.confirm.base')}
        value={base}
        onChange={setBase}
        sign={currency}
        isFaulty={isFaulty}
        helperText={translate(isFaulty ? MONEY.invalid : 'bonuses.confirm.baseHint')}
      />
    </FormDialog>
  )
}

function RefuseDialog({ request: { id, username }, onClose }: DialogProps) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const call = useCall()
  const [reason, setReason] = useState('')
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/bonus-requests/:id/refuse', {
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
      title={translate('bonuses.refuse.title', { name: username })}
      submit={translate('bonuses.refuse.label')}
      color="error"
      isReady={isReason(reason)}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
      <Box sx={{ mb: 1.5 }}>{translate('bonuses.refuse.effect')}</Box>
      <ReasonInput autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  )
}
