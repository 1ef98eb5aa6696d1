import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { printPaper } from '@grandstand/shared-types/browser/print_paper'
import type { PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useNotify } from 'ra-core'
import { useCall, useReading } from '../../../api/useCall.ts'

/** The prints of a coupon as options of `useQuery`. */
export const usePrintsReading = (couponId: number) =>
  useReading('GET /v1/coupons/:id/prints', { params: { id: couponId } })

/** Asks for a print of a coupon, and prints it. */
export function usePrint(couponId: number) {
  const call = useCall()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const prints = usePrintsReading(couponId)
  const [lang] = useLocaleState()
  return useMutation({
    mutationFn: async (subject: PrintSubject) => {
      const body = { couponId, subject }
      await printPaper(await call('POST /v1/prints', { body, key: randomKey() }), lang)
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries(prints),
  })
}
