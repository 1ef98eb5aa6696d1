import type { TransferSubject } from '@grandstand/shared-types/money/transfers'
import { rowNames } from '#core/database/row_names'

interface Referring {
  referenceType: TransferSubject | null
  referenceId: number | null
}

/**
 * Adds `referenceName` to transfers or entries: the coupon's code, the username or the title of the game; null for a transfer without a
 * subject.
 */
export async function withReferenceNames<T extends Referring>(
  rows: readonly T[]
): Promise<(T & { referenceName: string | null })[]> {
  const idsOf = (subject: TransferSubject) =>
    rows.flatMap(({ referenceType, referenceId: id }) =>
      referenceType === subject && id !== null ? [id] : []
    )
  const names = {
    coupon: await rowNames('coupons', 'code', idsOf('coupon')),
    user: await rowNames('users', 'username', idsOf('user')),
    card: await rowNames('cards', 'last_four', idsOf('card')),
    machine: await rowNames('machines', 'name', idsOf('machine')),
    payment: await rowNames('payments', 'reference', idsOf('payment')),
    gameRound: await rowNames('game_rounds', 'game_title', idsOf('gameRound')),
    drawTicket: await rowNames('draw_tickets', 'code', idsOf('drawTicket')),
    // card batches have no name, only an id
    cardBatch: new Map<number, string>(),
    statement: new Map<number, string>(),
    jackpotLevel: new Map<number, string>(),
    jackpotWin: new Map<number, string>(),
    bonusGrant: new Map<number, string>(),
    shift: new Map<number, string>(),
    affiliatePayout: new Map<number, string>(),
  }
  return rows.map((row) => {
    const { referenceType, referenceId } = row
    const isAbout = referenceType !== null && referenceId !== null
    return {
      ...row,
      referenceName: isAbout ? (names[referenceType].get(referenceId) ?? null) : null,
    }
  })
}
