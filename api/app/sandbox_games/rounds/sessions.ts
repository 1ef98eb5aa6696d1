/** The session of a frame with the wallet. */
import { must } from '#core/errors/must'
import { FrameRefusal } from '#sandbox_games/rounds/frame_error'
import type { Steps } from '#sandbox_games/rounds/steps'
import { isDemo, type FrameRow } from '#sandbox_games/store/frames'
import type { Answer, WalletClient, WalletPath } from '#sandbox_games/wallet/wallet_client'

export class Sessions {
  readonly #steps: Steps
  readonly #client: WalletClient
  /** Openings under way: a launch token opens one session, and a page may ask twice. */
  readonly #opening = new Map<string, Promise<FrameRow>>()

  constructor(steps: Steps, client: WalletClient) {
    this.#steps = steps
    this.#client = client
  }

  /** The frame with its session, opened by the first call. Throws a FrameRefusal `session` or `unanswered`. */
  async opened(token: string): Promise<FrameRow> {
    const frame = this.#steps.frames.get(token)
    if (isDemo(frame) || frame.session_token !== null) return frame
    const opening = this.#opening.get(token) ?? this.#open(frame)
    this.#opening.set(token, opening)
    return opening.finally(() => this.#opening.delete(token))
  }

  /** Asks the wallet for the balance; the last known one stays where it does not answer. */
  async refresh(frame: FrameRow): Promise<void> {
    const { session_token: sessionToken, game_code: gameCode } = frame
    if (isDemo(frame)) return
    const answer = await this.#send('balance', { sessionToken, gameCode }, frame)
    const balance = answer.is === 'done' ? answer.body['balanceMinor'] : null
    if (typeof balance === 'number') this.#steps.frames.setBalance(frame.token, balance)
  }

  async #open(frame: FrameRow): Promise<FrameRow> {
    const answer = await this.#send('session', { launchToken: frame.launch_token }, frame)
    if (answer.is !== 'done') {
      throw new FrameRefusal(answer.is === 'refused' ? 'session' : 'unanswered')
    }
    const { sessionToken, playerId, currency, balanceMinor } = answer.body
    this.#steps.frames.open(frame.token, {
      sessionToken: String(must(sessionToken, 'session token of the wallet')),
      playerId: String(must(playerId, 'player of the session')),
      currency: typeof currency === 'string' ? currency : frame.currency,
      balanceMinor: typeof balanceMinor === 'number' ? balanceMinor : 0,
    })
    return this.#steps.frames.get(frame.token)
  }

  #send(path: WalletPath, body: object, { site_origin: site }: FrameRow): Promise<Answer> {
    return this.#client.send(path, JSON.stringify(body), site)
  }
}
