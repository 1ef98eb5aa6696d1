/** The gateways by name. A new adapter is one file and one line here. */
import { AppError } from '#core/errors/app_error'
import type { Gateway } from '#payments/gateways/gateway'
import { manual } from '#payments/gateways/manual'
import { sandbox } from '#payments/gateways/sandbox'
import { voucher } from '#payments/gateways/voucher'

const GATEWAYS = new Map<string, Gateway>(
  [manual, sandbox, voucher].map((gateway) => [gateway.name, gateway])
)

/** The names that a method may have as its gateway. */
export const gatewayNames = (): string[] => [...GATEWAYS.keys()]

/** Throws 404 `gatewayUnknown`. */
export function gatewayOf(name: string): Gateway {
  const gateway = GATEWAYS.get(name)
  if (!gateway) throw new AppError('gatewayUnknown')
  return gateway
}

/** How the gateway of a stored payment is asked; none where it cannot be, or its adapter is no longer there. */
export const askOf = (name: string): Gateway['ask'] => GATEWAYS.get(name)?.ask

/** Adds an adapter that is no part of the platform until the function returned is called; a test's stand-in does so. */
export function addGateway(gateway: Gateway): () => void {
  const before = GATEWAYS.get(gateway.name)
  GATEWAYS.set(gateway.name, gateway)
  return () => {
    if (before) GATEWAYS.set(gateway.name, before)
    else GATEWAYS.delete(gateway.name)
  }
}
