import type { FrameError } from '#sandbox_games/wire'

/** Refuses what the page of a game asked for. */
export class FrameRefusal extends Error {
  readonly key: FrameError

  constructor(key: FrameError) {
    super(key)
    this.key = key
  }
}

/** What a refusal of the wallet means to the player. */
export function refusalOf(key: string): FrameRefusal {
  if (/maintenance|paused/i.test(key)) return new FrameRefusal('closed')
  if (/balance|funds|credit/i.test(key)) return new FrameRefusal('balance')
  if (/limit|stake(Below|Above)/i.test(key)) return new FrameRefusal('limits')
  return new FrameRefusal(/session|signedIn|token/i.test(key) ? 'session' : 'refused')
}
