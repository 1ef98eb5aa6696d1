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

/** Feeds that push their messages over HTTP, and the commands that play one. */
export default class FeedMessagesController {
  /** 202 with how many events were taken and what was left out; 422 `invalidValue` with the reason for a document refused. */
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

/** `Bearer <FEED_TOKEN>`, compared in constant time; without a token of its own the server takes nothing. */
function isFeedToken(header: string | undefined): boolean {
  const token = env.get('FEED_TOKEN', '')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const isSame = timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
  return isSame && token !== ''
}

/** The body as it came, given up as soon as it is larger than any document may be: then its beginning stands on record. */
async function readBounded(stream: IncomingMessage, producer: string): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  // the stream stays whole when it is given up: it still has to carry the answer
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

/** The adapter with an ear for why it refuses: the intake keeps the document, the sender wants the reason. */
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
