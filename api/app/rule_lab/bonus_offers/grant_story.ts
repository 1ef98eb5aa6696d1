/** Everything that happened to a bonus and its player, in one order. Pure. */
import type { PastEvent, PlayedWith } from '@grandstand/shared-types/rule_lab/past_grant'
import type { PlayEnded } from '#rule_lab/bonus_offers/counted_plays'
import { eventOf, playOf, type Move } from '#rule_lab/bonus_offers/player_moves'
import type { PastPlay } from '#rule_lab/bonus_offers/plays'

interface Ending {
  at: number
  state: Extract<PastEvent, { kind: 'over' }>['state']
}

export interface StoryParts {
  /** After the bonus was given. */
  moves: readonly Move[]
  plays: ReadonlyMap<string, PastPlay>
  /** When the plays counted, as the log of the bonus says. */
  counted: readonly PlayEnded[]
  /** Ends that are no movement of money: by hand, or because the days are over. */
  endings: readonly Ending[]
}

export interface Story {
  plays: ReadonlyMap<string, PlayedWith>
  events: PastEvent[]
}

/** The log says when plays counted; how the others ended is known from the plays themselves. */
export function storyOf({ moves, plays, counted, endings }: StoryParts): Story {
  const money = moves.flatMap((move) => eventOf(move) ?? [])
  const logged = new Set(counted.map(({ play }) => play))
  const paidAt = new Map<string, number>()
  for (const event of money) {
    if (event.kind === 'payout' && !paidAt.has(event.play)) paidAt.set(event.play, event.at)
  }
  const staked = new Set(moves.flatMap((move) => playOf(move) ?? []))
  const ends = [...staked].flatMap((play): PlayEnded[] => {
    const ended = plays.get(play)?.ended
    if (!ended || logged.has(play)) return []
    const at = Math.max(ended.at ?? 0, paidAt.get(play) ?? 0)
    return at === 0 ? [] : [{ kind: 'end', at, play, end: ended.end }]
  })
  const over = endings.map((ending): PastEvent => ({ kind: 'over', ...ending }))
  // the sort is stable: of one moment, money was posted before plays were counted, and grants ended last
  const events = [...money, ...counted.map(asItEnded), ...ends, ...over].sort((a, b) => a.at - b.at)
  return { plays, events }

  /** A play that ceased to count came back or was sold; otherwise its result was undone. */
  function asItEnded(counting: PlayEnded): PlayEnded {
    if (counting.end === 'settled') return counting
    const end = plays.get(counting.play)?.ended?.end
    return { ...counting, end: end === 'returned' || end === 'sold' ? end : 'open' }
  }
}
