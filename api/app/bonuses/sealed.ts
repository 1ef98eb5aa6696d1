import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { clock } from '#core/timing/clock'
import { promoCodeHash, PURPOSE } from '#bonuses/promo/promo_code'

export const sealed: SealedOfRoom = {
  sealed: [
    {
      table: 'promo_codes',
      column: 'sealed_code',
      purpose: PURPOSE,
      hashed: { column: 'code_hash', hash: promoCodeHash },
    },
  ],
  hashed: [
    {
      table: 'promo_codes',
      column: 'code_hash',
      stillCounts: (query) =>
        query
          .join('promo_batches', 'promo_batches.id', 'promo_codes.batch_id')
          .whereNull('used_at')
          .whereNull('promo_batches.voided_at')
          .where((open) =>
            open
              .whereNull('promo_batches.expires_at')
              .orWhere('promo_batches.expires_at', '>', clock.now())
          ),
    },
  ],
}
