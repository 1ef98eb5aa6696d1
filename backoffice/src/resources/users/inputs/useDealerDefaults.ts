import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import { useEffect, useMemo } from 'react'
import { useGetOne } from 'ra-core'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useMe } from '../../../access/useMe.ts'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../../api/useCall.ts'
import { defaultsByField, type DealerDefaults } from './dealerDefaults.ts'

/** The dealer above a new user, once known: the chosen dealer, else the signed-in user. */
export function useDealerAbove(): DealerDefaults | undefined {
  const me = useMe()
  const chosen: unknown = useWatch({ name: 'parentId' })
  const id = typeof chosen === 'number' ? chosen : (me?.id ?? 0)
  const { data: dealer } = useGetOne<UserRow>('users', { id }, { enabled: id > 0 })
  const { data: view } = useQuery({
    ...useReading('GET /v1/users/:id/limits', { params: { id } }),
    enabled: id > 0,
  })
  return useMemo(() => {
    if (!dealer || !view || dealer.id !== id) return undefined
    const { username: name, type, currency, language, products } = dealer
    return { name, isSite: type === 'admin', currency, language, products, limits: view.effective }
  }, [dealer, view, id])
}

/** Fills every field that the user has not changed with the value of the dealer above. */
export function useFillFrom(dealer: DealerDefaults | undefined): void {
  const { resetField, getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const currency: unknown = useWatch({ name: 'currency' })
  useEffect(() => {
    if (!dealer) return
    const chosen = dirtyFields['currency'] ? String(currency) : dealer.currency
    for (const [name, value] of Object.entries(defaultsByField(dealer, chosen))) {
      const isKept = Boolean(get(dirtyFields, name)) || getValues(name) === value
      if (!isKept) resetField(name, { defaultValue: value })
    }
  }, [dealer, currency, dirtyFields, resetField, getValues])
}
