import type { PaymentDirection } from '@grandstand/shared-types/payments/states'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import { inLanguage } from '../../format/inLanguage.ts'
import { useFormat } from '../../format/useFormat.ts'

interface Directed {
  id: number
  names: ByLanguage
  direction: PaymentDirection
}

/** Rows as choices of a select; names are told apart by their direction. */
export function useDirectedChoices(rows: readonly Directed[]) {
  const format = useFormat()
  return rows.map(({ id, names, direction }) => ({
    id,
    name: `${inLanguage(names, format.locale)} · ${format.value('paymentDirection', direction)}`,
  }))
}
