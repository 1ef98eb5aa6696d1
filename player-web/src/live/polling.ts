/** A public channel asked for over HTTP, as the snapshot that the socket would have sent. */
import { channelId, type StreamChannel } from '@grandstand/shared-types/stream/channels'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import type { SnapshotFrame } from '@grandstand/shared-types/stream/image'
import { ApiError } from '../api/errors.ts'
import { fetchLiveMatch, fetchLiveMatches } from '../api/live.ts'
import { serverNow } from '../api/serverClock.ts'

export interface PolledChannel {
  serverNowMs: number
  /** Null: the match is not to be had. Its `seq` is 0: the socket knows nothing to go on from there. */
  frame: SnapshotFrame | null
}

/** Throws NetworkError, and ApiError for all but a match that is not found. */
export async function pollChannel(
  channel: StreamChannel,
  language: string
): Promise<PolledChannel> {
  const id = channelId(channel)
  if (channel.startsWith('match:') && id !== null) {
    try {
      const { serverNowMs, match, timeline } = await fetchLiveMatch(language, id)
      return { serverNowMs, frame: [FRAME.snapshot, channel, 0, { matches: [match], timeline }] }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { serverNowMs: serverNow(), frame: null }
    }
  }
  const { serverNowMs, matches } = await fetchLiveMatches(language, {
    ...(id !== null && { sportId: id }),
  })
  return { serverNowMs, frame: [FRAME.snapshot, channel, 0, { matches, timeline: [] }] }
}
