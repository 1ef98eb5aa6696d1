import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { CreditDirection, CreditMove } from '@grandstand/shared-types/wire/people/dealers'
import { useMutation } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { useState } from 'react'
import { forgetMe } from '../../../access/session.ts'
import { useCall } from '../../../api/useCall.ts'

interface MoveOptions {
  user: UserRow
  direction: CreditDirection
  onDone: (move: CreditMove) => void
}

/** The Idempotency-Key is made once for the dialog, so that a second click or a lost answer moves no credit twice. */
export function useMoveCredit({ user, direction, onDone }: MoveOptions) {
  const call = useCall()
  const refresh = useRefresh()
  const [key] = useState(() => randomKey())
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
