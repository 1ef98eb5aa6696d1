import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { clock } from '#core/timing/clock'

export const sealed: SealedOfRoom = {
  hashed: [
    {
      table: 'machines',
      column: 'code_hash',
      stillCounts: (query) => query.where('code_expires_at', '>', clock.now()),
    },
  ],
}
