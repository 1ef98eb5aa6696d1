import type { HttpContext } from '@adonisjs/core/http'
import type { Principal } from '#core/requests/access'
import type { Language } from '#core/requests/written_texts'
import type { GameAsker } from '#games/lobbies/open_games'
import { siteByHost, siteById } from '#sites/current_site'

/** Who asks for games: somebody signed in at their brand, a visitor at that of the host. */
export async function askerOf(
  ctx: HttpContext,
  principal: Principal | null,
  asked: string | undefined,
  ip: string
): Promise<{ asker: GameAsker; language: Language }> {
  const site = principal
    ? await siteById(principal.siteId)
    : await siteByHost(ctx.request.hostname() ?? '')
  const language = asked ?? principal?.language ?? site.defaultLanguage
  return {
    asker: {
      siteId: site.id,
      player: principal?.type === 'player' ? principal : null,
      currency: principal?.currency ?? site.currency,
      language,
      ip,
    },
    language: { asked: language, otherwise: site.defaultLanguage },
  }
}
