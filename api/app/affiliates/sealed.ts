import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#affiliates/postbacks/secret'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'affiliate_postback_servers', column: 'sealed_secret', purpose: PURPOSE }],
}
