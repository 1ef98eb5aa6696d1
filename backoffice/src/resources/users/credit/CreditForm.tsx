import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { useState, type FormEvent } from 'react'
import { Box, Button, DialogContent, InputAdornment, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRefresh, useTranslate } from 'ra-core'
import { parseMoney } from '@grandstand/shared-types/money/format'
import type { CreditDirection, CreditMove } from '@grandstand/shared-types/wire/dealers'
import { forgetMe } from '../../../access/session.ts'
import { useMe } from '../../../access/useMe.ts'
import { useCall } from '../../../api/useCall.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { DialogButtons } from '../../../record/ActionDialog.tsx'
import { Failure } from '../../../record/Loaded.tsx'
import { BalanceChange } from './BalanceChange.tsx'
import { creditOutlook } from './creditMath.ts'

interface CreditFormProps {
  quote: CreditMove
  user: UserRow
  direction: CreditDirection
  onDone: (move: CreditMove) => void
  onClose: () => void
}

export function CreditForm({ quote, user, direction, onDone, onClose }: CreditFormProps) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const amountMinor = parseMoney(text, format.locale)
  const outlook = creditOutlook(quote, direction, amountMinor)
  const move = useMoveCredit({ user, direction, onDone })
  const isTooMuch = amountMinor !== null && amountMinor > 0 && !outlook.isPossible

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amountMinor === null || !outlook.isPossible) return
    move.mutate({ amountMinor, note: note.trim() })
  }

  return (
    <form onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        <TextField
          autoFocus
          label={translate('credit.amount')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTooMuch || (text !== '' && amountMinor === null)}
          helperText={
            outlook.maxMinor !== null && (
              <MaxButton
                text={format.money(outlook.maxMinor, user.currency)}
                onClick={() => setText(format.amount(outlook.maxMinor ?? 0))}
              />
            )
          }
          size="medium"
          slotProps={{
            htmlInput: {
              inputMode: 'decimal',
              autoComplete: 'off',
              style: { textAlign: 'right', fontSize: 20, fontWeight: 700 },
            },
            input: {
              endAdornment: <InputAdornment position="end">{user.currency}</InputAdornment>,
            },
            formHelperText: { component: 'div' },
          }}
        />
        <TextField
          label={translate('credit.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
          <BalanceChange
            name={user.username}
            currency={user.currency}
            beforeMinor={quote.user.beforeMinor}
            afterMinor={outlook.userAfterMinor}
          />
          {outlook.actorAfterMinor !== null && (
            <BalanceChange
              name={me?.username ?? ''}
              currency={user.currency}
              beforeMinor={quote.actor.beforeMinor ?? 0}
              afterMinor={outlook.actorAfterMinor}
            />
          )}
        </Box>
        <Failure error={move.error} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          type="submit"
          variant="contained"
          disabled={!outlook.isPossible}
          loading={move.isPending}
        >
          {translate(`credit.${direction}Confirm`, {
            amount: format.money(amountMinor ?? 0, user.currency),
          })}
        </Button>
      </DialogButtons>
    </form>
  )
}

interface MoveOptions {
  user: UserRow
  direction: CreditDirection
  onDone: (move: CreditMove) => void
}

/** The Idempotency-Key is made once for the dialog, so that a second click or a lost answer moves no credit twice. */
function useMoveCredit({ user, direction, onDone }: MoveOptions) {
  const call = useCall()
  const refresh = useRefresh()
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ amountMinor, note }: { amountMinor: number; note: string }) =>
      call('POST /v1/users/:id/credits', {
        params: { id: user.id },
        body: { direction, amountMinor, ...(note && { note }) },
        key,
      }),
    onSuccess: (move) => {
      forgetMe()
      refresh()
      onDone(move)
    },
  })
}

function MaxButton({ text, onClick }: { text: string; onClick: () => void }) {
  const translate = useTranslate()
  return (
    <Button size="small" onClick={onClick} sx={{ minHeight: 24, px: 0.5, ml: -0.5 }}>
      {translate('credit.most', { amount: text })}
    </Button>
  )
}
