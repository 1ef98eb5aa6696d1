import type { Gateway } from '#payments/gateways/gateway'

/** Bank transfers that people make: staff see the money arrive, and send it. No other system knows of the payment. */
export const manual: Gateway = {
  name: 'manual',
  begin: async () => ({ state: 'waiting', gatewayReference: null }),
  payOut: async () => ({ state: 'sent', gatewayReference: null }),
}
