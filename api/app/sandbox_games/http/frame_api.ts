/** What the page of a game asks. Its token is all that it needs: whoever has the address of a frame plays in it. */
import { AppError } from '#core/errors/app_error'
import { stateOf } from '#sandbox_games/frame/views'
import type { FrameAnswer, FrameError } from '#sandbox_games/wire'
import { bodyText, json, objectIn, textIn, type Route } from '#sandbox_games/http/exchange'
import { FrameRefusal } from '#sandbox_games/rounds/frame_error'
import type { Play } from '#sandbox_games/rounds/play'
import type { Sessions } from '#sandbox_games/rounds/sessions'
import type { Steps } from '#sandbox_games/rounds/steps'
import type { FrameRow } from '#sandbox_games/store/frames'

type Body = Readonly<Record<string, unknown>>
type Work = (frame: FrameRow, body: Body) => Promise<void> | void

interface Parts {
  steps: Steps
  play: Play
  sessions: Sessions
}

export function frameRoutes({ steps, play, sessions }: Parts): Route[] {
  const works: Readonly<Record<string, Work>> = {
    state: (frame) => sessions.refresh(frame),
    bet: (frame, { bets }) => play.begin(frame, bets),
    act: (frame, body) => play.act(frame, textIn(body, 'action')),
    seeds: (frame, body) => play.rotate(frame, textIn(body, 'clientSeed')),
  }

  async function answer(token: string, work: Work, body: Body): Promise<FrameAnswer> {
    try {
      const frame = await sessions.opened(token)
      await work(frame, body)
      return { state: stateOf(steps, token) }
    } catch (error) {
      const key = errorOf(error)
      // without a session there is nothing to show
      return { error: key, state: key === 'session' ? null : stateOf(steps, token) }
    }
  }

  return [
    {
      method: 'POST',
      path: /^\/frame\/(state|bet|act|seeds)$/,
      handle: async (exchange) => {
        const body = objectIn(await bodyText(exchange))
        const work = works[exchange.part]
        if (!work) throw AppError.notFound()
        const { token } = steps.frames.get(textIn(body, 'token'))
        return json(await answer(token, work, body))
      },
    },
  ]
}

function errorOf(error: unknown): FrameError {
  if (error instanceof FrameRefusal) return error.key
  if (error instanceof AppError) return 'failed'
  throw error
}
