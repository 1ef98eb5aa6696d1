import type { ChannelStore } from './channelStore.ts'

/** A channel with an image, as the client keeps it. */
export interface Watched {
  store: ChannelStore
  watchers: number
  /** Subscribed on the present connection. */
  isAsked: boolean
  /** True when the player stopped the updates. */
  isPaused: boolean
}

export interface Watch {
  store: ChannelStore
  stop: () => void
}
