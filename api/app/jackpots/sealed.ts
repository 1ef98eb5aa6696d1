import type { SealedOfRoom } from '#core/keys/sealed_columns'
import { PURPOSE } from '#jackpots/runs/new_run'

export const sealed: SealedOfRoom = {
  sealed: [{ table: 'jackpot_levels', column: 'sealed_seed', purpose: PURPOSE }],
}
