/** The seamless wallet, which the servers of game providers call. */
import type { HttpContext } from '@adonisjs/core/http'
import { found } from '#core/errors/app_error'
import { readBytes } from '#core/http/read_bytes'
import { operation } from '#core/operations/operation'
import { file, sendJson, type Sent } from '#core/operations/reply'
import { receiveCall } from '#wallet/intake/receive_call'
import { providerByCode } from '#games/providers/provider'
import { siteByHost } from '#sites/current_site'

const MOST_BYTES = 64 * 1024
const PROVIDER = /^[a-z\d-]{1,40}$/
const WORD = /^[a-z-]{1,20}$/

const common = {
  method: 'POST',
  who: 'machine',
  withoutCsrf: true,
  readsBytes: true,
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
  const provider = found(await providerByCode(site.id, code))
  const body = await readBytes(ctx.request.request, MOST_BYTES)
  const header = (wanted: string) => ctx.request.header(wanted)
  const reply = await receiveCall(provider, { name, body, header }, ip)
  return sendJson(ctx, reply.status, JSON.stringify(reply.body))
}
