import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { meQuery, refreshAccount } from '../../api/queries.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { frameAtom } from '../frames/index.ts'
import { STATUS, useStatus } from '../status/index.ts'

/** Opens an interrupted round over the page; the list is read again when it is left. */
export function useResume() {
  const { t } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const status = useStatus()
  const openFrame = useSetAtom(frameAtom)
  const { data: me } = useQuery(meQuery)
  const read = () => void client.invalidateQueries({ queryKey: ['gameRounds'] })
  const { mutate, isPending } = useMutation({
    mutationFn: (id: number) => {
      status.show(STATUS.wait)
      return call('POST /v1/me/game-rounds/:id/resume', { params: { id } })
    },
    onSuccess: ({ title, content, origins, reference }) => {
      status.close()
      openFrame({
        ...{ kind: 'game', title, content, origins, reference },
        onClose: () => {
          void refreshAccount(client)
          read()
        },
      })
    },
    onError: (error) => {
      status.fail(error, failureText(error, t, format, me?.currency))
      read()
    },
  })
  return { resume: (id: number) => mutate(id), isPending }
}
