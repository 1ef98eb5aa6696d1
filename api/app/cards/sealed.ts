import { OPEN_CARD_STATUSES } from '@grandstand/shared-types/wire/money/cards'
import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { cardHash, PURPOSE } from '#cards/card_code'

export const sealed: SealedOfRoom = {
  sealed: [
    {
      table: 'cards',
      column: 'sealed_code',
      purpose: PURPOSE,
      hashed: { column: 'code_hash', hash: cardHash },
    },
  ],
  hashed: [
    {
      table: 'cards',
      column: 'code_hash',
      stillCounts: (query) => query.whereIn('status', [...OPEN_CARD_STATUSES]),
    },
  ],
}
