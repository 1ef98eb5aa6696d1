/** The seamless wallet, which the servers of game providers call. */
import { requireOpen } from '#sites/maintenance/closing'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError, found } from '#core/errors/app_error'
import { readBytes } from '#core/http/read_bytes'
import { closeAfterUnread } from '#core/http/unread_body'
import { operation } from '#core/operations/operation'
import { file, sendJson, type Sent } from '#core/operations/reply'
import { receiveCall, refuseCall } from '#wallet/intake/receive_call'
import { providerByCode, type GameProvider } from '#games/providers/provider'
import { siteByHost } from '#sites/current_site'

const MOST_BYTES = 64 * 1024
const PROVIDER = /^[a-z\d-]{1,40}$/
const WORD = /^[a-z-]{1,20}$/

const common = {
  method: 'POST',
  who: 'machine',
  withoutCsrf: true,
  readsBytes: MOST_BYTES,
  answers: file('application/json'),
  errors: [
    'notFound',
    'payloadTooLarge',
    'callForged',
    'callOld',
    'callFromElsewhere',
    'callUnreadable',
    'gameSessionUnknown',
    'gameSessionOver',
    'gameUnknown',
    'playerUnknown',
    'transactionDiffers',
    'transactionRolledBack',
    'transactionUnknown',
    'roundUnknown',
    'roundClosed',
    'insufficientCredit',
    'plannedMaintenance',
  ],
  notes: {
    in: 'The signed body of the provider, at most 64 KB, in its dialect (docs/wallet.md).',
    out: "JSON in the provider's dialect, refusals too.",
  },
} as const

export const walletCall = operation({
  ...common,
  path: '/v1/wallet/:provider/:call',
  forms: { provider: PROVIDER, call: WORD },
  does: "Takes a game provider's call about a session, a bet, a win or a rollback.",
  handle: ({ ctx, params, ip }) => answer(ctx, params.provider, params.call, ip),
})

export const walletGroupCall = operation({
  ...common,
  path: '/v1/wallet/:provider/:group/:call',
  forms: { provider: PROVIDER, group: WORD, call: WORD },
  does: 'The same, for dialects whose calls have names of two words.',
  handle: ({ ctx, params, ip }) =>
    answer(ctx, params.provider, `${params.group}/${params.call}`, ip),
})

async function answer(ctx: HttpContext, code: string, name: string, ip: string): Promise<Sent> {
  const site = await siteByHost(ctx.request.hostname() ?? '')
  if (site.isAway) requireOpen(site)
  const provider = found(await providerByCode(site.id, code))
  const reply = await replyTo(ctx, provider, name, ip)
  return sendJson(ctx, reply.status, JSON.stringify(reply.body))
}

async function replyTo(ctx: HttpContext, provider: GameProvider, name: string, ip: string) {
  const { request, response } = ctx
  const header = (wanted: string) => request.header(wanted)
  let beginning = Buffer.alloc(0)
  try {
    const body = await readBytes(request.request, MOST_BYTES, (read) => {
      beginning = Buffer.from(read)
    })
    return await receiveCall(provider, { name, body, header }, ip)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    closeAfterUnread(request.request, response.response)
    return refuseCall(provider, { name, body: beginning, header }, ip, error)
  }
}
