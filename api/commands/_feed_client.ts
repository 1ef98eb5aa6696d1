/** Sends documents to the running server as a feed does. Files that begin with an underscore are not commands. */
import { env } from 'node:process'
import { CommandRefusal } from './_command.ts'
import { messages } from './_messages.ts'

interface FeedAnswer {
  status: number
  body: string
}

/**
 * Posts one document as `producer`. Throws `CommandRefusal` when no server answers or the token is missing or wrong.
 */
export async function postDocument(
  producer: string,
  document: Buffer | string,
  server = `http://127.0.0.1:${env['PORT'] ?? '3333'}`
): Promise<FeedAnswer> {
  const token = env['FEED_TOKEN']
  if (!token) throw new CommandRefusal(messages.feedTokenMissing)
  const url = `${server.replace(/\/$/, '')}/v1/feed/${encodeURIComponent(producer)}/messages`
  const answer = await fetch(url, {
    method: 'POST',
    body: typeof document === 'string' ? document : new Uint8Array(document),
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  }).catch((error: unknown) => {
    throw new CommandRefusal(messages.feedServerSilent(server, String(error)))
  })
  if (answer.status === 401) throw new CommandRefusal(messages.feedTokenWrong)
  return { status: answer.status, body: await answer.text() }
}
