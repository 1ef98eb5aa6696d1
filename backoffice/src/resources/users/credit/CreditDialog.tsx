import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useState } from 'react'
import { useTranslate } from 'ra-core'
import type { CreditDirection, CreditMove } from '@grandstand/shared-types/wire/people/dealers'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../../api/useCall.ts'
import { ActionDialog } from '../../../record/dialogs/ActionDialog.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { CreditForm } from './CreditForm.tsx'
import { CreditReceipt } from './CreditReceipt.tsx'

interface CreditDialogProps {
  user: UserRow
  direction: CreditDirection
  onClose: () => void
}

/**
 * Sends or takes back credit, or books a payment: amount, both balances, one confirmation, then a link to the transfer
 * in the ledger.
 */
export function CreditDialog({ user, direction, onClose }: CreditDialogProps) {
  const translate = useTranslate()
  const [done, setDone] = useState<CreditMove | null>(null)
  const answer = useQuery({
    ...useReading('GET /v1/users/:id/credits', { params: { id: user.id } }),
    gcTime: 0,
  })
  return (
    <ActionDialog
      title={translate(`credit.${direction}Title`, { name: user.username })}
      onClose={onClose}
    >
      {done ? (
        <CreditReceipt move={done} user={user} onClose={onClose} />
      ) : (
        <Loaded answer={answer} sx={{ mx: 3, mb: 3 }}>
          {(quote) => (
            <CreditForm
              quote={quote}
              user={user}
              direction={direction}
              onDone={setDone}
              onClose={onClose}
            />
          )}
        </Loaded>
      )}
    </ActionDialog>
  )
}
