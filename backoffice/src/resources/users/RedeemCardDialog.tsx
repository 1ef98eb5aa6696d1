import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import { TextField } from '../../record/inputs/TextField.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { useFormat } from '../../format/useFormat.ts'
import { FormDialog } from '../../record/dialogs/FormDialog.tsx'

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
  const write = useMutation({
    // each try has its own key, since a card pays only once under any key
    mutationFn: () =>
      call('POST /v1/users/:id/card-redemptions', {
        params: { id: user.id },
        body: { code: code.trim() },
        key: randomKey(),
      }),
    onSuccess: ({ amountMinor, currency }) => {
      notify(translate('cards.redeemed', { amount: format.money(amountMinor, currency) }))
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title={translate('cards.redeemTitle', { name: user.username })}
      submit={translate('cards.redeem')}
      isReady={code.trim() !== ''}
      write={write}
      onSubmit={() => write.mutate()}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
