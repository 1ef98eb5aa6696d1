import type { PaymentGatewayRow } from '@grandstand/shared-types/wire/money/payment_methods'
import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../api/useCall.ts'

/** The gateways that a method can have; none until they are loaded. */
export function useGateways(): readonly PaymentGatewayRow[] {
  return useQuery(useReading('GET /v1/payment-gateways')).data ?? []
}
