import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'ra-core'
import type { EnterResultBody } from '@grandstand/shared-types/wire/betting/settlement'
import { useCall } from '../../../api/useCall.ts'

/** The dry run of a result, and entering it. */
export function useResultMutations(matchId: number) {
  const call = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const params = { id: matchId }
  const preview = useMutation({
    mutationFn: (body: EnterResultBody) =>
      call('POST /v1/matches/:id/results', { params, query: { dryRun: 'true' }, body }),
  })
  const enter = useMutation({
    mutationFn: (body: EnterResultBody) => call('POST /v1/matches/:id/results', { params, body }),
    onSuccess: ({ couponsSettled, decisionId }) => {
      const settled = { messageArgs: { smart_count: couponsSettled } }
      if (decisionId === null) notify('result.entered', { type: 'success', ...settled })
      else notify('decisions.asked', { type: 'info' })
      preview.reset()
      refresh()
    },
  })
  return { preview, enter }
}
