import { randomKey } from '@grandstand/shared-types/browser/random_key'
import type { DrawPurchase, DrawTicketBody } from '@grandstand/shared-types/wire/draws'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { call } from '../../../api/client.ts'
import { isUnanswered } from '../../../api/errors.ts'
import { meQuery, refreshAccount } from '../../../api/queries.ts'
import { soldDrawTicketsAtom } from '../../../selling/drawSale.ts'
import { signInRequestAtom } from '../../auth/index.ts'

/**
 * Buys tickets: a player from the balance, a desk for cash; a visitor signs in first. An order without an answer keeps its key,
 * so that the next try cannot buy twice.
 */
export function useBuy(onBought: (bought: DrawPurchase) => void) {
  const client = useQueryClient()
  const askSignIn = useSetAtom(signInRequestAtom)
  const { data: me } = useQuery(meQuery)
  const setSold = useSetAtom(soldDrawTicketsAtom)
  const unanswered = useRef<{ order: string; key: string } | null>(null)
  const buy = useMutation({
    mutationFn: (body: DrawTicketBody) => {
      const order = JSON.stringify(body)
      const key = unanswered.current?.order === order ? unanswered.current.key : randomKey()
      unanswered.current = { order, key }
      const isDesk = client.getQueryData(meQuery.queryKey)?.type === 'terminal'
      return isDesk
        ? call('POST /v1/desk/draw-tickets', { body, key })
        : call('POST /v1/draw-tickets', { body, key })
    },
    onSuccess: (bought) => {
      unanswered.current = null
      setSold(bought.tickets)
      onBought(bought)
    },
    onError: (error) => {
      if (!isUnanswered(error)) unanswered.current = null
    },
    onSettled: () => void refreshAccount(client),
  })
  return {
    ...buy,
    order: (body: DrawTicketBody) =>
      me ? buy.mutate(body) : askSignIn({ onSignedIn: () => buy.mutate(body) }),
  }
}
