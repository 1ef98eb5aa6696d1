/** What the platform asks the sandbox, signed: its games, launches, transactions, rounds. */
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Games } from '#sandbox_games/games/find_games'
import { tablesNow } from '#sandbox_games/games/tables_now'
import { listOf } from '#sandbox_games/games/list_of_games'
import {
  bodyText,
  json,
  objectIn,
  optionalIn,
  textIn,
  type Exchange,
  type Reply,
  type Route,
} from '#sandbox_games/http/exchange'
import { roundView } from '#sandbox_games/frame/views'
import { listCalls } from '#sandbox_games/queries/list_calls'
import { requireSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#sandbox_games/signature'
import type { Steps } from '#sandbox_games/rounds/steps'
import type { Store } from '#sandbox_games/store/open_store'

interface Provider {
  store: Store
  steps: Steps
  games: Games
  secret: string
  /** Address at which browsers reach the sandbox. */
  publicUrl: string
  /** The site that frames a game whose launch names no address of its own. */
  siteUrl: string
}

export function providerRoutes(provider: Provider): Route[] {
  const { store, steps, games, publicUrl } = provider
  const frameUrl = (token: string) => `${publicUrl}/play?token=${token}`
  const signed =
    (handle: (exchange: Exchange, body: string) => Reply): Route['handle'] =>
    async (exchange) => {
      const body = exchange.request.method === 'POST' ? await bodyText(exchange) : ''
      const { headers } = exchange.request
      const header = (name: string) => [headers[name]].flat()[0]
      const received = {
        timestamp: header(TIMESTAMP_HEADER),
        signature: header(SIGNATURE_HEADER),
        body,
      }
      requireSignature(provider.secret, received, clock.now())
      return handle(exchange, body)
    }

  return [
    {
      method: 'GET',
      path: /^\/games$/,
      handle: signed(() => json(listOf(games))),
    },
    {
      method: 'GET',
      path: /^\/tables$/,
      handle: signed(() => json({ tables: tablesNow(games, steps.frames) })),
    },
    {
      method: 'POST',
      path: /^\/launch$/,
      handle: signed((_, text) => json({ url: frameUrl(launch(provider, objectIn(text))) })),
    },
    {
      method: 'GET',
      path: /^\/transactions$/,
      handle: signed(({ url: { searchParams } }) => {
        const [from, to] = [Number(searchParams.get('from')), Number(searchParams.get('to'))]
        if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) throw AppError.badRequest()
        return json({ transactions: listCalls(store, { from, to }) })
      }),
    },
    {
      method: 'GET',
      path: /^\/rounds\/([\w-]{1,60})$/,
      handle: signed(({ part }) => {
        const round = steps.rounds.get(part)
        return json({
          state: round.state,
          transactions: listCalls(store, { roundId: part }),
          ...(round.state === 'open' && { resumeUrl: frameUrl(round.token) }),
          verifyUrl: roundView(steps, steps.frames.get(round.token), round).verifyUrl,
        })
      }),
    },
  ]
}

/** Returns the token of the frame. */
function launch(
  { steps, games, siteUrl }: Provider,
  body: Readonly<Record<string, unknown>>
): string {
  const depositUrl = optionalIn(body, 'depositUrl')
  const site = depositUrl ?? optionalIn(body, 'walletUrl') ?? siteUrl
  if (!URL.canParse(site)) throw AppError.badRequest('depositUrl')
  return steps.frames.add({
    game_code: games.get(textIn(body, 'gameCode')).code,
    launch_token: optionalIn(body, 'launchToken'),
    currency: textIn(body, 'currency'),
    language: textIn(body, 'language'),
    limit_id: optionalIn(body, 'limitId'),
    site_origin: new URL(site).origin,
    deposit_url: depositUrl,
  })
}
