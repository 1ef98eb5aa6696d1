import type { UserRow } from '@grandstand/shared-types/wire/accounts'
import { useState } from 'react'
import { Alert, Dialog, DialogTitle } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { CreditDirection, CreditMove } from '@grandstand/shared-types/wire/dealers'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../../api/useCall.ts'
import { Waiting } from '../../../record/Waiting.tsx'
import { CreditForm } from './CreditForm.tsx'
import { CreditReceipt } from './CreditReceipt.tsx'

interface CreditDialogProps {
  user: UserRow
  direction: CreditDirection
  onClose: () => void
}

/** Sends or takes back credit: amount, both balances, one confirmation, then the transfer in the ledger. */
export function CreditDialog({ user, direction, onClose }: CreditDialogProps) {
  const translate = useTranslate()
  const [done, setDone] = useState<CreditMove | null>(null)
  const {
    data: quote,
    error,
    isPending,
  } = useQuery({
    ...useReading('GET /v1/users/:id/credits', { params: { id: user.id } }),
    gcTime: 0,
  })

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="credit-title">
      <DialogTitle id="credit-title" sx={{ fontSize: 16, fontWeight: 700, pb: 1 }}>
        {translate(`credit.${direction}Title`, { name: user.username })}
      </DialogTitle>
      {isPending && <Waiting />}
      {error && (
        <Alert severity="error" variant="outlined" sx={{ mx: 3, mb: 3 }}>
          {error.message}
        </Alert>
      )}
      {done && <CreditReceipt move={done} user={user} onClose={onClose} />}
      {quote && !done && (
        <CreditForm
          quote={quote}
          user={user}
          direction={direction}
          onDone={setDone}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
