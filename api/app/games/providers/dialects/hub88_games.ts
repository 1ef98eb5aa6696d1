/** Hub88's list of games in the words of our own dialect. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { fromHub88Languages } from '#games/providers/dialects/hub88_languages'
import { listOf, objectOf, textOf, type Answer } from '#games/providers/dialects/read_answer'

/** Categories that are none of the slots; what is dealt live begins with the word. */
const LOBBY_OF: Readonly<Record<string, Lobby>> = {
  'other live games': 'liveCasino',
  'bet on poker': 'liveCasino',
  'bingo': 'bingo',
  'video bingo': 'bingo',
  'lottery': 'lotto',
  'keno': 'lotto',
  'video keno': 'lotto',
  'live keno': 'lotto',
  'live lottery': 'lotto',
  'virtual sports': 'virtualSports',
  'baccarat': 'virtualGames',
  'blackjack': 'virtualGames',
  'crash': 'virtualGames',
  'crash games': 'virtualGames',
  'dice': 'virtualGames',
  'dragon tiger': 'virtualGames',
  'hi lo': 'virtualGames',
  'other table games': 'virtualGames',
  'plinko': 'virtualGames',
  'poker': 'virtualGames',
  'roulette': 'virtualGames',
  'sic bo': 'virtualGames',
  'table games': 'virtualGames',
  'video poker': 'virtualGames',
  'wheel of fortune': 'virtualGames',
}

/** Bets on sports are no games. */
const NO_GAMES = new Set(['sportsbook', 'player props'])

/** Null for an answer that is no list. Games that Hub88 has switched off, and bets on sports, are left out. */
export const hub88Games = (answer: unknown): readonly unknown[] | null =>
  listOf(answer)
    ?.map((entry) => objectOf(entry))
    .filter((game) => game?.['enabled'] !== false && !NO_GAMES.has(categoryOf(game ?? {})))
    .map((game) => game && listed(game)) ?? null

const categoryOf = ({ category }: Answer): string => textOf(category)?.toLowerCase() ?? ''

function lobbyOf(game: Answer): Lobby {
  const category = categoryOf(game)
  return LOBBY_OF[category] ?? (category.startsWith('live ') ? 'liveCasino' : 'slots')
}

const textsOf = (value: unknown): string[] =>
  listOf(value)?.filter((entry): entry is string => typeof entry === 'string') ?? []

/** `94.79` in percent, as millionths; null for none. */
function returnOf(rtp: unknown): number | null {
  const ppm = Math.round(Number(textOf(rtp) ?? 0) * 10_000)
  return ppm > 0 && ppm <= 1_000_000 ? ppm : null
}

/** A game without a language that we have is left to the reader of lists, which refuses it. */
function listed(game: Answer): object {
  const tags = textsOf(game['languages'])
  const ours = fromHub88Languages(tags)
  return {
    gameCode: game['game_code'],
    title: game['name'],
    lobby: lobbyOf(game),
    company: game['product'],
    logo: textOf(game['url_thumb']),
    isMobile: textsOf(game['platforms']).includes('GPL_MOBILE'),
    hasDemo: game['demo_game_support'] === true,
    languages: ours.length > 0 ? ours : tags,
    blockedCountries: textsOf(game['blocked_countries']),
    returnPpm: returnOf(game['rtp']),
  }
}
