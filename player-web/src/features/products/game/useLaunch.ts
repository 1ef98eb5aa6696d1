import type { GameLaunch, GameView, PlayMode } from '@grandstand/shared-types/wire/games/games'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/client.ts'
import { meQuery, refreshAccount } from '../../../api/queries.ts'
import { failureText } from '../../../i18n/errorText.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useViewport } from '../../../ui/window/useViewport.ts'
import { signInRequestAtom } from '../../auth/index.ts'
import { frameAtom } from '../../frames/index.ts'
import { STATUS, useStatus } from '../../status/index.ts'

export interface LaunchOf {
  game: Pick<GameView, 'id' | 'title' | 'lobby'>
  mode: PlayMode
  limitId?: string
}

/**
 * Opens a game over the page; the status popup says how it goes, and why it failed (rules 9.9). A visitor signs in first. A
 * game whose page does not come can be launched again, since its token works once.
 */
export function useLaunch(): (wanted: LaunchOf) => void {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const client = useQueryClient()
  const status = useStatus()
  const openFrame = useSetAtom(frameAtom)
  const askSignIn = useSetAtom(signInRequestAtom)
  const isMobile = useViewport() === 'phone'
  const { data: me } = useQuery(meQuery)
  const { language } = i18n
  const { mutate } = useMutation({
    mutationFn: ({ game, mode, limitId }: LaunchOf): Promise<GameLaunch> => {
      openFrame(null)
      status.show(STATUS.wait)
      const body = { mode, isMobile, language, ...(limitId !== undefined && { limitId }) }
      return call('POST /v1/games/:id/launch', { params: { id: game.id }, body })
    },
    onSuccess: ({ title, content, origins, reference }, wanted) => {
      status.close()
      openFrame({
        kind: 'game',
        title,
        ...(wanted.mode === 'real' && {
          game: { lobby: wanted.game.lobby, gameId: wanted.game.id },
        }),
        content,
        origins,
        reference,
        onRetry: () => mutate(wanted),
        onClose: () => void refreshAccount(client),
      })
    },
    onError: (error) => {
      status.fail(error, failureText(error, t, format, me?.currency))
    },
  })
  const isSignedIn = Boolean(me)
  return useCallback(
    (wanted) => (isSignedIn ? mutate(wanted) : askSignIn({ onSignedIn: () => mutate(wanted) })),
    [isSignedIn, mutate, askSignIn]
  )
}
