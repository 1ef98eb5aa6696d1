import type { HttpContext } from '@adonisjs/core/http'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import env from '#start/env'
import { AppError } from '#core/app_error'
import { adapterOf } from '#feed/sources/adapters'
import { FeedUnreadable } from '#feed/messages/events'
import type { FeedAdapter } from '#feed/messages/events'
import { logFeedError } from '#feed/messages/feed_errors'
import { intake } from '#feed/intake/intake'
import { producers } from '#feed/producers/producers'
import { XML_LIMITS } from '#feed/reading/xml/limits'

const KEPT_OF_TOO_LARGE_BYTES = 4096

/** The endpoint for feeds that push messages over HTTP, and for the commands that send a recording. */
export default class FeedMessagesController {
  /**
   * Answers 202 with the number of events taken and the complaints; 422 `invalidValue` with the reason when the
   * document is refused.
   */
  async store({ request, params, response }: HttpContext) {
    if (!isFeedToken(request.header('authorization'))) {
      throw new AppError('notSignedIn', { status: 401 })
    }
    const producer = String(params['producer'])
    const adapter = adapterOf(producer)
    if (!adapter) throw AppError.notFound()
    const document = await readBounded(request.request, producer)
    const { reader, refusedAs } = watched(adapter)
    const read = intake.receiveDocument(producer, reader, document)
    if (read === null) throw new AppError('invalidValue', { params: [refusedAs()] })
    return response.status(202).send({
      messages: read.messages.length,
      complaints: read.complaints,
    })
  }
}

/** Compares `Bearer <FEED_TOKEN>` in constant time; a server without a token refuses every document. */
function isFeedToken(header: string | undefined): boolean {
  const token = env.get('FEED_TOKEN', '')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const isSame = timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
  return isSame && token !== ''
}

/**
 * Reads the body, but stops as soon as it is larger than any document may be; the part read by then goes to
 * `feed_errors`.
 */
async function readBounded(stream: IncomingMessage, producer: string): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // the stream must stay open when reading stops, because it still carries the answer
  for await (const part of stream.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part))
    size += bytes.length
    if (size > XML_LIMITS.documentBytes) {
      const detail = `more than ${XML_LIMITS.documentBytes} bytes`
      const beginning = Buffer.concat([...parts, bytes]).subarray(0, KEPT_OF_TOO_LARGE_BYTES)
      producers.failed(producer)
      void logFeedError({ producer, reason: 'tooLarge', detail, document: beginning })
      throw new AppError('payloadTooLarge', { status: 413 })
    }
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** Wraps an adapter to keep the reason of a refusal, which the sender gets as the answer. */
function watched(adapter: FeedAdapter): { reader: FeedAdapter; refusedAs: () => string } {
  let reason = 'unreadable'
  const reader: FeedAdapter = {
    name: adapter.name,
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
