import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { meQuery } from '../../api/queries.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { useStatus } from '../status/index.ts'

/** Leads to the page that computes the round again; `isSecret` once it is known that there is none yet. */
export function useProof(id: number) {
  const { t } = useTranslation()
  const format = useFormat()
  const navigate = useNavigate()
  const status = useStatus()
  const { data: me } = useQuery(meQuery)
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => call('GET /v1/me/game-rounds/:id/proof', { params: { id } }),
    onSuccess: ({ path }) => path !== null && void navigate(path),
    onError: (error) => status.fail(error, failureText(error, t, format, me?.currency)),
  })
  return { check: () => mutate(), isPending, isSecret: data?.path === null }
}
