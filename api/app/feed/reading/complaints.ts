import type { FeedErrorReason } from '@grandstand/shared-types/wire/betting/feed_error'
import type { FeedComplaint } from '#feed/messages/events'

/** Most complaints of one document, so that a document full of nonsense is not repeated in full. */
const MOST = 200

/** The parts of a document that were left out, each once. */
export class Complaints {
  readonly list: FeedComplaint[] = []
  private readonly known = new Set<string>()

  add(reason: FeedErrorReason, detail: string): void {
    const complaint = { reason, detail: detail.slice(0, 300) }
    const key = `${complaint.reason}|${complaint.detail}`
    if (this.known.has(key) || this.list.length >= MOST) return
    this.known.add(key)
    this.list.push(complaint)
  }
}
