/** The way to the sandbox. */
import type { FrameAnswer, FrameStart } from '../wire.ts'

const TIMEOUT_MS = 20_000

export type Path = 'state' | 'bet' | 'act' | 'seeds'

/** Asks the sandbox. An answer that does not come is told as `failed`, with no state. */
export async function ask(
  { token }: FrameStart,
  path: Path,
  body: object = {}
): Promise<FrameAnswer> {
  try {
    const response = await fetch(`/frame/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return { error: response.status === 404 ? 'session' : 'failed', state: null }
    const answer: FrameAnswer = await response.json()
    return answer
  } catch {
    return { error: 'failed', state: null }
  }
}
