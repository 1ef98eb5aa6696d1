import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { Reader } from '#core/database/transactions'
import { textIn, type Language } from '#core/requests/written_texts'

interface Named {
  methodId: number
  /** As the brand's own language called the method when the payment was ordered. */
  methodName: string
}

/** How a language calls the methods of payments; the kept name of a method that was removed. */
export async function methodNames(
  from: Reader,
  payments: readonly Named[],
  language: Language
): Promise<(payment: Named) => string> {
  const rows = await from
    .query<{ id: number; names: string }>()
    .from('payment_methods')
    .whereIn('id', [...new Set(payments.map(({ methodId }) => methodId))])
    .select('id', 'names')
  const known = new Map<number, ByLanguage>(
    rows.map(({ id, names }) => [Number(id), JSON.parse(names)])
  )
  return ({ methodId, methodName }) => textIn(known.get(methodId) ?? {}, language) || methodName
}
