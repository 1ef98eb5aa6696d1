import type { IncomingMessage } from 'node:http'
import env from '#start/env'
import { AppError, found } from '#core/errors/app_error'
import { isBearer } from '#core/http/bearer_token'
import { readBytes } from '#core/http/read_bytes'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { adapterOf } from '#feed/sources/adapters'
import { FeedUnreadable } from '#feed/messages/events'
import type { FeedAdapter, FeedComplaint } from '#feed/messages/events'
import { logFeedError } from '#feed/messages/feed_errors'
import { takesFeeds } from '#feed/leading/turn'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { XML_LIMITS } from '#feed/reading/xml/limits'

const KEPT_OF_TOO_LARGE_BYTES = 4096

export const sendFeedMessages = operation({
  method: 'POST',
  path: '/v1/feed/:producer/messages',
  does: 'Takes a document of a feed that pushes its messages; the feed commands send theirs here too.',
  who: 'machine',
  withoutCsrf: true,
  readsBytes: XML_LIMITS.documentBytes,
  answers: reply<{ messages: number; complaints: FeedComplaint[] }>(202),
  errors: ['notSignedIn', 'payloadTooLarge', 'feedRefused', 'tecnicalProblem'],
  notes: {
    in: '`Authorization: Bearer <FEED_TOKEN>`; `:producer` betbalancer, uof, uof:1, recording; the document as it is (XML, for a recording JSON lines), at most 2 MB; [feeds.md](feeds.md)',
    out: 'messages: events taken, complaints: parts left out; a refused document is kept in `feed_errors`, and `feedRefused` names the reason',
  },
  async handle({ ctx, params: { producer } }) {
    if (!isFeedToken(ctx.request.header('authorization'))) {
      throw new AppError('notSignedIn')
    }
    // who sends to all servers, or sends again, finds the one that takes them
    if (!takesFeeds()) throw new AppError('tecnicalProblem', { status: 503 })
    const adapter = found(adapterOf(producer))
    const document = await readDocument(ctx.request.request, producer)
    const { reader, refusedAs } = watched(adapter)
    const read = intake.receiveDocument(producer, reader, document)
    if (read === null) throw new AppError('feedRefused', { params: [refusedAs()] })
    return { messages: read.messages.length, complaints: read.complaints }
  },
})

/** A server without a token refuses every document. */
const isFeedToken = (header: string | undefined): boolean =>
  isBearer(header, env.get('FEED_TOKEN', ''))

/** Reads the document; the beginning of one that is too large goes to `feed_errors`. Throws 413 `payloadTooLarge`. */
const readDocument = (stream: IncomingMessage, producer: string): Promise<Buffer> =>
  readBytes(stream, XML_LIMITS.documentBytes, (beginning) => {
    producers.failed(producer)
    const detail = `more than ${XML_LIMITS.documentBytes} bytes`
    const document = beginning.subarray(0, KEPT_OF_TOO_LARGE_BYTES)
    void logFeedError({ producer, reason: 'tooLarge', detail, document })
  })

/** Wraps an adapter to keep the reason of a refusal, which the sender gets as the answer. */
function watched(adapter: FeedAdapter): { reader: FeedAdapter; refusedAs: () => string } {
  let reason = 'unreadable'
  const reader: FeedAdapter = {
    ...adapter,
    read(document) {
      try {
        return adapter.read(document)
      } catch (error) {
        if (error instanceof FeedUnreadable) reason = error.reason
        throw error
      }
    },
  }
  return { reader, refusedAs: () => reason }
}
