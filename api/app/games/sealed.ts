import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#games/providers/sealed_secrets'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'game_providers', column: 'sealed_secrets', purpose: PURPOSE }],
}
