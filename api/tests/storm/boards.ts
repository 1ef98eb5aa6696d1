/** What the sockets and the live lists of all servers show, compared with the messages of the feeds. */
import { liveListOf, type Cluster } from '#tests/nodes/cluster'
import type { LiveFeeds } from '#tests/storm/live_feeds'
import type { Watcher } from '#tests/storm/watchers'
import { comparable } from '#tests/stream/support'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'

/**
 * All that is shown of the matches, by match and field; without the clock, which is not sent anew while it runs as it was
 * told.
 */
function shownBy(matches: Iterable<LiveMatch>): Map<string, string> {
  const fields = [...matches].flatMap((match) =>
    Object.entries({ ...comparable(match), state: { ...match.state, clock: null } }).map(
      ([name, value]) => [`${match.home} ${name}`, JSON.stringify(value)] as const
    )
  )
  return new Map(fields)
}

function differenceOf(one: Map<string, string>, other: Map<string, string>): string | null {
  const names = new Set([...one.keys(), ...other.keys()])
  const differing = [...names].filter((name) => one.get(name) !== other.get(name))
  const lines = differing.map((name) => `${name}: ${one.get(name)} and ${other.get(name)}`)
  return lines.length > 0 ? lines.slice(0, 5).join('; ') : null
}

/** Null when all show what the messages come to; else what differs. */
export async function firstDifference(
  made: Pick<Cluster, 'nodes' | 'site'>,
  feeds: LiveFeeds,
  watchers: readonly Watcher[]
): Promise<string | null> {
  const [first] = watchers
  const board = shownBy(first?.matches.values() ?? [])
  // thousands of sockets at one server share few images
  const byImage = new Map(watchers.map((watcher) => [watcher.matches, watcher]))
  for (const watcher of byImage.values()) {
    const at = `a socket at server ${made.nodes.indexOf(watcher.node) + 1}`
    const matches = [...watcher.matches.values()]
    const behind = feeds.differsFrom(matches)
    if (behind) return `${at} is behind the feed: ${behind}`
    const differs = differenceOf(board, shownBy(matches))
    if (differs) return `the first socket and ${at} differ: ${differs}`
  }
  for (const [index, node] of made.nodes.entries()) {
    const behind = feeds.differsFrom((await liveListOf(node, made)).matches)
    if (behind) return `the list of server ${index + 1} is behind the feed: ${behind}`
  }
  return null
}
