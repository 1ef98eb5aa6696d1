/** What the sandbox says of a payment, in its words and in ours. Used by both adapters that talk to it. */
import { ownAddress } from '#core/http/own_address'
import { askGateway, type GatewayResponse } from '#payments/gateways/ask_gateway'
import type { GatewayReport, GatewaySetup, GatewayState } from '#payments/gateways/gateway'

/** The server that both adapters of the sandbox ask. */
export const SANDBOX_SERVER = { partner: 'sandbox', settings: ['apiUrl'] } as const

/** Whether it is the sandbox of this server: without the setting `apiUrl`. */
export const isSandboxHere = ({ settings }: GatewaySetup): boolean =>
  settings['apiUrl'] === undefined

/** Sends a request to the sandbox; throws as `askGateway`. */
export async function askSandbox(
  { settings, secrets }: GatewaySetup,
  path: string,
  request: { body?: object; mostBytes?: number } = {}
): Promise<GatewayResponse> {
  const base = settings['apiUrl'] ?? `${await ownAddress()}/sandbox-gateway/v1`
  return askGateway({
    gateway: SANDBOX_SERVER.partner,
    url: `${base}/${path}`,
    method: request.body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secrets['key'] ?? ''}` },
    ...request,
  })
}

const STATES: Readonly<Record<string, GatewayState>> = {
  open: 'sent',
  pending: 'waiting',
  paid: 'paid',
  declined: 'refused',
  failed: 'failed',
  returned: 'returned',
}

/** Reads a report of the sandbox. Throws an `Error` for a text that is none. */
export function reportFrom(body: unknown): GatewayReport {
  const isPayout = textOf(body, 'kind') === 'payout'
  const state = STATES[textOf(body, 'state')]
  const amountMinor = Number(fieldOf(body, 'amountMinor'))
  if (!state || !Number.isSafeInteger(amountMinor)) throw new Error('the sandbox sent no report')
  return {
    reference: textOf(body, 'reference'),
    gatewayReference: textOf(body, 'gatewayReference'),
    // a payout that is on its way has been sent; nobody has to decide about it
    state: isPayout && state === 'waiting' ? 'sent' : state,
    amountMinor,
    currency: textOf(body, 'currency'),
  }
}

/** A field of an object; undefined for anything else. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined

/** A text in an answer. Throws an `Error` for any other value. */
export function textOf(body: unknown, name: string): string {
  const value = fieldOf(body, name)
  if (typeof value !== 'string') throw new Error(`the answer of the sandbox has no "${name}"`)
  return value
}
