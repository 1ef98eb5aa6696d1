import type { BoardMarket, BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { oddsStore } from '../../../odds/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePickPrice } from '../quotes/usePickPrice.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import styles from './OrdersButton.module.css'

interface OrdersButtonProps {
  match: BoardMatch
  market: BoardMarket
  /** Outcomes of the market that are asked for, each a selection of its own. */
  keys: readonly string[]
  onAdded: () => void
}

/** Puts forecasts into the slip, all that it names; where they are several, each joins the others. */
export default function OrdersButton({ match, market, keys, onAdded }: OrdersButtonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const store = useStore()
  const pick = usePickPrice()
  const { items } = useAtomValue(slipAtom)
  const isIn = keys.every((key) =>
    items.some((item) => item.marketId === market.id && item.outcomeKey === key)
  )
  const add = useMutation({
    mutationFn: () =>
      call('POST /v1/board/markets/:id/outcomes', {
        params: { id: market.id },
        body: { keys: [...keys] },
      }),
    onSuccess: (named) => {
      oddsStore.ingestMatches([{ ...match, markets: [named] }])
      if (keys.length > 1) store.set(slipAtom, (slip) => ({ ...slip, severalPerMatch: true }))
      for (const outcome of named.outcomes) {
        pick({ match, market: named, outcome, name: outcome.name ?? outcome.key }, null)
      }
      onAdded()
    },
  })
  return (
    <>
      <Button size="small" disabled={isIn || add.isPending} onClick={() => add.mutate()}>
        {t('shared.add', { count: keys.length })}
      </Button>
      {add.error && (
        <p className={styles.failed} role="alert">
          {failureText(add.error, t, format)}
        </p>
      )}
    </>
  )
}
