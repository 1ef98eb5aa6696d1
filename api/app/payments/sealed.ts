import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#payments/methods/sealed_secrets'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'payment_methods', column: 'sealed_secrets', purpose: PURPOSE }],
}
