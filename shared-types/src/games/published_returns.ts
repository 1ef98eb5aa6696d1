/**
 * What players are told that each game returns, in millionths of the stakes (rules 13.3). Tests compute every figure again from the
 * rules; a change of the rules must change it here.
 */
import type { KindReturn } from './game.ts'
import type { GameCode } from './game_codes.ts'
import { DRAWS } from './published/draws.ts'
import { SLOTS } from './published/slots.ts'
import { SPORTS } from './published/sports.ts'
import { TABLES } from './published/tables.ts'

export const PUBLISHED_RETURNS: Readonly<Record<GameCode, readonly KindReturn[]>> = {
  ...SLOTS,
  ...TABLES,
  ...DRAWS,
  ...SPORTS,
}
