import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#accounts/second_factor/totp'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'second_factors', column: 'secret', by: 'user_id', purpose: PURPOSE }],
  hashed: [
    {
      table: 'recovery_codes',
      column: 'code_hash',
      stillCounts: (query) => query.whereNull('used_at'),
    },
  ],
}
