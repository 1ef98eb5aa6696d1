import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useState, type FormEvent } from 'react'
import { Box, Button, DialogContent, InputAdornment } from '@mui/material'
import { AmountField } from '../../../record/inputs/AmountField.tsx'
import { TextField } from '../../../record/inputs/TextField.tsx'
import { useTranslate } from 'ra-core'
import { parseMoney } from '@grandstand/shared-types/money/parse_money'
import type {
  CreditDirection,
  CreditMove,
  CreditQuote,
} from '@grandstand/shared-types/wire/people/dealers'
import { useMe } from '../../../access/useMe.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { DialogButtons } from '../../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../../record/page/Loaded.tsx'
import { BalanceChange } from './BalanceChange.tsx'
import { creditOutlook, type CreditOutlook } from './creditMath.ts'
import { useMoveCredit } from './useMoveCredit.ts'

interface CreditFormProps {
  quote: CreditQuote
  user: UserRow
  direction: CreditDirection
  onDone: (move: CreditMove) => void
  onClose: () => void
}

export function CreditForm({ quote, user, direction, onDone, onClose }: CreditFormProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const amountMinor = parseMoney(text, format.locale)
  const outlook = creditOutlook(quote, direction, amountMinor)
  const move = useMoveCredit({ user, direction, onDone })
  const isTooMuch = amountMinor !== null && amountMinor > 0 && !outlook.isPossible
  const isReady = outlook.isPossible && (note.trim() !== '' || !quote.needsReason)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amountMinor !== null && isReady) move.mutate({ amountMinor, note: note.trim() })
  }

  return (
    <form onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        {direction === 'repay' && <Box sx={{ mb: 1 }}>{translate('credit.repayHint')}</Box>}
        <AmountField
          autoFocus
          label={translate('credit.amount')}
          value={text}
          onText={setText}
          error={isTooMuch}
          helperText={
            outlook.maxMinor !== null && (
              <MaxButton
                outlook={outlook}
                currency={user.currency}
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
          label={translate(quote.needsReason ? 'credit.noteRequired' : 'credit.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <Effect quote={quote} user={user} outlook={outlook} />
        <Failures error={move.error} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button type="submit" variant="contained" disabled={!isReady} loading={move.isPending}>
          {translate(`credit.${direction}Confirm`, {
            amount: format.money(amountMinor ?? 0, user.currency),
          })}
        </Button>
      </DialogButtons>
    </form>
  )
}

/** Both balances and the debt, now and afterwards. */
function Effect({
  quote,
  user,
  outlook,
}: Pick<CreditFormProps, 'quote' | 'user'> & { outlook: CreditOutlook }) {
  const translate = useTranslate()
  const me = useMe()
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <BalanceChange
        name={user.username}
        currency={user.currency}
        beforeMinor={quote.user.balanceMinor}
        afterMinor={outlook.userAfterMinor}
      />
      {outlook.actorAfterMinor !== null && (
        <BalanceChange
          name={me?.username ?? ''}
          currency={user.currency}
          beforeMinor={quote.actor.balanceMinor ?? 0}
          afterMinor={outlook.actorAfterMinor}
        />
      )}
      {outlook.debtAfterMinor !== null && (
        <BalanceChange
          name={translate('credit.debt', { name: user.username })}
          currency={user.currency}
          beforeMinor={quote.debtMinor ?? 0}
          afterMinor={outlook.debtAfterMinor}
        />
      )}
    </Box>
  )
}

interface MaxButtonProps {
  outlook: CreditOutlook
  currency: string
  onClick: () => void
}

/** The most that can move and the reason for it; fills the field. */
function MaxButton({ outlook: { maxMinor, bound }, currency, onClick }: MaxButtonProps) {
  const translate = useTranslate()
  const format = useFormat()
  const key = bound === 'debt' ? 'credit.mostDebt' : `credit.most.${bound ?? 'balance'}`
  return (
    <Button size="small" onClick={onClick} sx={{ minHeight: 24, px: 0.5, ml: -0.5 }}>
      {translate(key, { amount: format.money(maxMinor ?? 0, currency) })}
    </Button>
  )
}
