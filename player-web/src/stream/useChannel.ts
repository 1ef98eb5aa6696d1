/** Channels of the stream in React. */
import type { StreamChannel } from '@grandstand/shared-types/stream/channels'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelStore } from './channelStore.ts'
import { streamClient } from './streamClient.ts'

const noSubscription = () => () => undefined

/** The channel while the screen is shown; undefined before the first render is complete, and without a channel. */
export function useChannel(channel: StreamChannel | null): ChannelStore | undefined {
  const { language } = useTranslation().i18n
  const subscribe = useCallback(
    (listener: () => void) => {
      if (channel === null) return noSubscription()
      const stop = streamClient.watch(channel, language).stop
      listener()
      return stop
    },
    [channel, language]
  )
  return useSyncExternalStore(subscribe, () =>
    channel === null ? undefined : streamClient.store(channel)
  )
}

const NO_LIST: readonly LiveMatch[] = []

/** The rows of a channel; the same array until a row comes, leaves or changes its status. */
export function useChannelList(store: ChannelStore | undefined): readonly LiveMatch[] {
  return useSyncExternalStore(store?.onList ?? noSubscription, () => store?.list ?? NO_LIST)
}

/** One row; painted again when its facts change, not its prices. */
export function useRow(store: ChannelStore | undefined, matchId: number): LiveMatch | undefined {
  const subscribe = useCallback(
    (listener: () => void) => store?.onRow(matchId, listener) ?? (() => undefined),
    [store, matchId]
  )
  return useSyncExternalStore(subscribe, () => store?.row(matchId))
}
