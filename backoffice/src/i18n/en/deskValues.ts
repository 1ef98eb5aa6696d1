/** Words of codes of machines and shifts. */
import type { deskValues as turkish } from '../tr/deskValues.ts'

export const deskValues: typeof turkish = {
  machineState: {
    waiting: 'Waits for its code',
    online: 'Online',
    offline: 'Offline',
    locked: 'Locked',
    revoked: 'Revoked',
  },
  machineMode: { terminal: 'One desk', branch: 'The shop, in turns' },
  printerState: {
    ok: 'Ready',
    noPaper: 'Paper out',
    coverOpen: 'Cover open',
    offline: 'Not connected',
    unknown: 'Unknown',
  },
  machineRefusal: {
    unknown: 'Machine not registered',
    noKey: 'Machine without a key',
    signature: 'Wrong signature',
    challenge: 'Challenge too old or foreign',
    replayed: 'Proof sent again',
    user: 'Machine of another desk',
    revoked: 'Machine revoked',
    locked: 'Machine locked',
    tooOld: 'Message too old',
    conflict: 'Other message with the same number',
  },
  billIsLast: { true: 'End of shift', false: 'Cut-off bill' },
  shiftEnd: { machineRevoked: 'Machine revoked, not counted' },
  drawGame: {
    bingo75: '75-ball bingo',
    bingo90: '90-ball bingo',
    keno: 'Keno, 20 of 80',
    lotto6of49: 'Lotto 6 of 49',
    lotto5of36: 'Lotto 5 of 36',
    greyhounds: 'Greyhound race',
    horses: 'Horse race',
  },
  drawTicketState: {
    waiting: 'Waiting',
    won: 'Won',
    lost: 'Lost',
    void: 'Given back',
    cancelled: 'Taken back',
  },
}
