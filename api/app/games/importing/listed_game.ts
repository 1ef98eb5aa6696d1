/** A game as a provider's list names it. */
import { LOBBIES, type Lobby } from '@grandstand/shared-types/accounts/lobbies'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'
import { isSiteLanguage } from '@grandstand/shared-types/languages/table'
import { TABLE_STATES } from '@grandstand/shared-types/wire/games/games'
import { CURRENCY_CODES } from '@grandstand/shared-types/money/currencies'
import type { Infer } from '@vinejs/vine/types'
import { whole } from '#core/requests/shown_to_players'
import { amountMinor, fieldsOf, vine, inForm } from '#core/requests/validation'

/** Columns of a game that its provider decides; order, category, countries, branches and the switch are those of staff. */
export interface ListedGame {
  code: string
  lobby: Lobby
  title: string
  company_name: string
  logo: string | null
  top_service_id: string | null
  top_service_id2: string | null
  middle_service_id: string | null
  extras: string
  limits: string
  languages: string
  blocked_countries: string | null
  return_ppm: number | null
  opens_lobby: boolean
  is_mobile: boolean
  has_demo: boolean
}

const MOST_TABLES = 50
const shortText = () => vine.string().trim().minLength(1).maxLength(40)
/** Providers write their ids as numbers or as texts. */
const shortId = () =>
  shortText().parse((value) => (typeof value === 'number' ? String(value) : value))
const group = () => shortId().nullable().optional()
const on = () => vine.boolean({ strict: true }).optional()

const listedGame = vine.compile(
  vine.object({
    gameCode: vine.string().trim().minLength(1).maxLength(100),
    title: vine.string().trim().minLength(1).maxLength(120),
    lobby: vine.enum(LOBBIES),
    company: vine.string().trim().minLength(1).maxLength(80),
    logo: vine.string().maxLength(500).nullable().optional(),
    topServiceId: group(),
    topServiceId2: group(),
    middleServiceId: group(),
    isMobile: on(),
    hasDemo: on(),
    opensLobby: on(),
    languages: vine.array(vine.string().maxLength(20)).maxLength(200).optional(),
    blockedCountries: vine
      .array(
        vine
          .string()
          .use(inForm(/^[A-Za-z]{2}$/, 'TR'))
          .toUpperCase()
      )
      .maxLength(300)
      .optional(),
    limits: vine
      .object(
        fieldsOf(CURRENCY_CODES, () =>
          vine
            .object({
              minStakeMinor: amountMinor(0),
              maxStakeMinor: amountMinor(0),
              maxPayMinor: amountMinor(0),
            })
            .optional()
        )
      )
      .optional(),
    extras: vine
      .array(
        vine.object({
          id: shortId(),
          limitId: shortId(),
          minStakeMinor: amountMinor(0),
          maxStakeMinor: amountMinor(0),
          state: vine.enum(TABLE_STATES).optional(),
        })
      )
      .maxLength(MOST_TABLES)
      .optional(),
    returnPpm: whole(0, 2_000_000).nullable().optional(),
  })
)

/** Null for a game of a wrong form, and for one that speaks none of our languages. */
export async function readListedGame(sent: unknown): Promise<ListedGame | null> {
  const [fault, game] = await listedGame.tryValidate(sent)
  return fault ? null : columnsOf(game)
}

function columnsOf(game: Infer<typeof listedGame>): ListedGame | null {
  const { languages = [], limits = {}, blockedCountries = [], logo } = game
  const ours = languages.filter(isSiteLanguage)
  if (languages.length > 0 && ours.length === 0) return null
  return {
    code: game.gameCode,
    lobby: game.lobby,
    title: game.title,
    company_name: game.company,
    logo: logo && isWebAddress(logo) ? logo : null,
    top_service_id: game.topServiceId ?? null,
    top_service_id2: game.topServiceId2 ?? null,
    middle_service_id: game.middleServiceId ?? null,
    extras: JSON.stringify(game.extras ?? []),
    limits: JSON.stringify(limits),
    languages: JSON.stringify(ours),
    blocked_countries: blockedCountries.length > 0 ? JSON.stringify(blockedCountries) : null,
    return_ppm: game.returnPpm ?? null,
    opens_lobby: game.opensLobby ?? false,
    is_mobile: game.isMobile ?? false,
    has_demo: game.hasDemo ?? false,
  }
}
