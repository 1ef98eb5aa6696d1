import { gameName } from '@grandstand/shared-types/games/game_codes'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Games } from '#sandbox_games/games/find_games'
import type { SandboxGame } from '#sandbox_games/games/game'

const COMPANY = 'Grandstand Sandbox'

/** The list of games as the platform imports it. */
export const listOf = (games: Games) => ({ games: games.all().map(listed) })

function listed(game: SandboxGame): object {
  const { minStakeMinor, maxStakeMinor, maxPayMinor } = game
  const limits = { minStakeMinor, maxStakeMinor, maxPayMinor }
  return {
    gameCode: game.code,
    title: gameName(game.code).title,
    lobby: game.lobby,
    company: COMPANY,
    logo: `/v1/sandbox-games/logos/${game.code}`,
    isMobile: true,
    hasDemo: true,
    opensLobby: false,
    languages: SITE_LANGUAGES,
    limits: Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, limits])),
    extras: (game.tables ?? []).map((table) => ({ ...table, state: 'open' })),
    returnPpm: game.returnPpm,
  }
}
