import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { useState, type FormEvent } from 'react'
import { Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { ActionDialog, DialogButtons } from '../../record/ActionDialog.tsx'
import { Failures } from '../../record/Loaded.tsx'

interface RedeemCardDialogProps {
  user: UserRow
  onClose: () => void
}

/** Puts the worth of a card into a player's card funds, at a desk. */
export function RedeemCardDialog({ user, onClose }: RedeemCardDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const call = useCall()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    // each try has its own key, since a card pays only once under any key
    mutationFn: () =>
      call('POST /v1/users/:id/card-redemptions', {
        params: { id: user.id },
        body: { code: code.trim() },
        key: crypto.randomUUID(),
      }),
    onSuccess: ({ amountMinor, currency }) => {
      notify(translate('cards.redeemed', { amount: format.money(amountMinor, currency) }))
      refresh()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') mutate()
  }
  return (
    <ActionDialog title={translate('cards.redeemTitle', { name: user.username })} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent sx={{ pt: 0 }}>
          <TextField
            autoFocus
            label={translate('cards.code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            slotProps={{
              htmlInput: {
                maxLength: 64,
                autoComplete: 'off',
                autoCapitalize: 'characters',
                dir: 'ltr',
              },
            }}
          />
          <Failures error={error} sx={{ mt: 2 }} />
        </DialogContent>
        <DialogButtons onClose={onClose}>
          <Button
            type="submit"
            variant="contained"
            disabled={code.trim() === ''}
            loading={isPending}
          >
            {translate('cards.redeem')}
          </Button>
        </DialogButtons>
      </form>
    </ActionDialog>
  )
}
