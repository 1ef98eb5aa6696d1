import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#draws/drawing/server_seeds'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'draws', column: 'sealed_seed', purpose: PURPOSE }],
}
