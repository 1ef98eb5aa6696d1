/** What the server showed an officer of an order, as a sealed text that comes back with the approval. */
import encryption from '@adonisjs/core/services/encryption'
import type { Amount } from '@grandstand/shared-types/wire/betting/decisions'
import { clock } from '#core/timing/clock'

const PURPOSE = 'order-shown'
/** How long what was shown counts: longer than a look at a dialog, shorter than a shift. */
export const SHOWN_MS = 30 * 60_000

interface Look {
  decisionId: number
  officerId: number
}

interface Shown extends Look {
  amounts: Amount[]
  /** By our clock, so it is part of the content. */
  expiresAt: number
}

export function sealShown(look: Look, amounts: Amount[]): string {
  const shown: Shown = { ...look, amounts, expiresAt: clock.now() + SHOWN_MS }
  return encryption.encrypt(shown, { purpose: PURPOSE })
}

/** The amounts that were shown; null for a text that is not ours, too old, of another order or of another officer. */
export function readShown(sealed: string, look: Look): Amount[] | null {
  const shown = encryption.decrypt<Shown>(sealed, PURPOSE)
  const isOfLook = shown?.decisionId === look.decisionId && shown.officerId === look.officerId
  return isOfLook && shown.expiresAt > clock.now() ? shown.amounts : null
}
