/** Reads a public channel by a request, as the snapshot that the stream would have sent. */
import { channelId, type StreamChannel } from '@grandstand/shared-types/stream/channels'
import { FRAME } from '@grandstand/shared-types/stream/frames'
import type { SnapshotFrame } from '@grandstand/shared-types/stream/image'
import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import { serverNow } from '../api/serverClock.ts'

interface PolledChannel {
  serverNowMs: number
  /** Null when the match has left the board. The `seq` is 0, from which the stream cannot resume. */
  frame: SnapshotFrame | null
}

/** Throws NetworkError, and ApiError except for a match that is not found. */
export async function pollChannel(
  channel: StreamChannel,
  language: string
): Promise<PolledChannel> {
  const id = channelId(channel)
  if (channel.startsWith('match:') && id !== null) {
    try {
      const { serverNowMs, match, timeline } = await call('GET /v1/live/matches/:id', {
        params: { id },
        query: { lang: language },
      })
      return { serverNowMs, frame: [FRAME.snapshot, channel, 0, { matches: [match], timeline }] }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return { serverNowMs: serverNow(), frame: null }
    }
  }
  const { serverNowMs, matches } = await call('GET /v1/live/matches', {
    query: { lang: language, sportId: id ?? undefined },
  })
  return { serverNowMs, frame: [FRAME.snapshot, channel, 0, { matches, timeline: [] }] }
}
