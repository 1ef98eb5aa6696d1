import { useState } from 'react'
import { isReason } from '@grandstand/shared-types/core/reason'
import { BONUS_REQUEST_STATUS } from '@grandstand/shared-types/bonuses/states'
import type { BonusRequestRow } from '@grandstand/shared-types/wire/bonuses/office'
import { Box } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useMe } from '../../access/useMe.ts'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ConfirmButton } from '../../record/dialogs/ConfirmButton.tsx'
import { DialogButton, FormDialog } from '../../record/dialogs/FormDialog.tsx'
import { ReasonInput } from '../../record/dialogs/ReasonInput.tsx'
import { MONEY } from '../../record/inputs/notations.ts'
import { TypedField } from '../../record/inputs/TypedField.tsx'

/** Buttons that decide a waiting request. */
export function RequestActs({ request }: { request: BonusRequestRow }) {
  const translate = useTranslate()
  const me = useMe()
  const { status, firstApprovedBy } = request
  if (status !== BONUS_REQUEST_STATUS.waiting) return null
  const isMine = firstApprovedBy !== null && firstApprovedBy === me?.username
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1,
        justifyContent: 'flex-end',
      }}
    >
      {isMine ? (
        <WithdrawButton request={request} />
      ) : (
        <DialogButton
          variant="contained"
          label={translate('bonuses.confirm.label')}
          dialog={(close) => <ConfirmDialog request={request} onClose={close} />}
        />
      )}
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

/** Takes the own first approval back. */
function WithdrawButton({ request: { id } }: Pick<DialogProps, 'request'>) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /v1/bonus-requests/:id/withdraw-approval', { params: { id } }),
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => refresh(),
  })
  return (
    <ConfirmButton
      label={translate('bonuses.withdraw.label')}
      title={translate('bonuses.withdraw.title')}
      content={translate('bonuses.withdraw.effect')}
      isBusy={isPending}
      onConfirm={mutate}
    />
  )
}

/** The base is found by the platform, unless staff enter one; a second officer confirms the base of the first. */
function ConfirmDialog({ request, onClose }: DialogProps) {
  const { id, username, currency, firstApprovedBy, firstApprovedMinor } = request
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [base, setBase] = useState<number | string | null>(null)
  const write = useMutation({
    mutationFn: () =>
      call('POST /v1/bonus-requests/:id/confirm', {
        params: { id },
        body: typeof base === 'number' ? { baseMinor: base } : {},
      }),
    onSuccess({ status, firstApprovedBy: name }) {
      onClose()
      refresh()
      if (status === BONUS_REQUEST_STATUS.waiting) {
        notify(translate('bonuses.confirm.first', { name }), { type: 'info' })
      }
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
      <Box sx={{ mb: 1.5 }}>
        {firstApprovedBy === null
          ? translate('bonuses.confirm.effect')
          : translate('bonuses.confirm.second', {
              name: firstApprovedBy,
              amount: format.money(firstApprovedMinor ?? 0, currency),
            })}
      </Box>
      {firstApprovedBy === null && (
        <TypedField
          notation={MONEY}
          label={translate('bonuses.confirm.base')}
          value={base}
          onChange={setBase}
          sign={currency}
          isFaulty={isFaulty}
          helperText={translate(isFaulty ? MONEY.invalid : 'bonuses.confirm.baseHint')}
        />
      )}
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
