/** Reads a recording: our own messages as JSON lines, which `feed:replay` sends to a running server. */
import { FeedUnreadable } from '#feed/messages/events'
import type { FeedAdapter, FeedMessage, ReadDocument } from '#feed/messages/events'
import { Complaints } from '#feed/reading/complaints'
import { timedOf } from '#feed/sources/recording/read_recording'
import { XML_LIMITS } from '#feed/reading/xml/limits'

export const recording: FeedAdapter = { name: 'recording', read, isPlayedAgain: true }

function read(document: Buffer): ReadDocument {
  if (document.length > XML_LIMITS.documentBytes) {
    throw new FeedUnreadable('tooLarge', `${document.length} bytes`)
  }
  const complaints = new Complaints()
  const lines = document.toString('utf8').split('\n')
  const messages = lines.flatMap((line, i): FeedMessage[] => {
    if (line.trim() === '') return []
    const timed = timedOf(line, `line ${i + 1}`, complaints)
    return timed === null ? [] : [timed.message]
  })
  if (messages.length === 0) throw new FeedUnreadable('unknownMessage', 'no message in any line')
  return { messages, complaints: complaints.list }
}
