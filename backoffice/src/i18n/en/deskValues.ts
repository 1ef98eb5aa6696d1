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
}
