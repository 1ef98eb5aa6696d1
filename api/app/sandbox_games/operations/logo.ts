import { AppError } from '#core/errors/app_error'
import { GAME_CODES } from '@grandstand/shared-types/games/game_codes'
import { operation } from '#core/operations/operation'
import { file, SENT } from '#core/operations/reply'
import { drawLogo } from '#sandbox_games/logos/draw_logo'
import { isSandboxGamesOn } from '#sandbox_games/settings'

const HOUR_S = 3_600

/** The picture of a game stands at the platform's address: pages of brands show no plain HTTP of other hosts. */
export const sandboxGameLogo = operation({
  method: 'GET',
  path: '/v1/sandbox-games/logos/:code',
  duringMaintenance: true,
  does: 'Sandbox of games: the picture of a game in a lobby.',
  who: 'visitor',
  forms: { code: /^[A-Za-z\d]{1,40}$/ },
  answers: file('image/svg+xml'),
  async handle({ ctx: { response }, params: { code } }) {
    if (!isSandboxGamesOn()) throw AppError.notFound()
    if (!GAME_CODES.some((known) => known === code)) throw AppError.notFound()
    response
      .header('content-type', 'image/svg+xml')
      .header('content-security-policy', "default-src 'none'")
      .header('cache-control', `public, max-age=${HOUR_S}`)
    // caches on the way keep it: no visitor's cookies may go with it
    response.removeHeader('set-cookie')
    response.send(drawLogo(code))
    return SENT
  },
})
