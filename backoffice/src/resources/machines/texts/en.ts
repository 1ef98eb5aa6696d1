/** Texts of machines. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    machines: {
      name: 'Machine |||| Machines',
      create: 'Register a machine',
      fields: {
        id: 'Machine no.',
        name: 'Name',
        machineId: 'Machine id',
        mode: 'Serves',
        userId: 'Desk',
        username: 'Desk',
        state: 'State',
        printer: 'Printer',
        shiftId: 'Open shift',
        lastSaleAt: 'Last sale',
        lastSeenAt: 'Last seen',
        registeredAt: 'Registered',
        enrolledAt: 'Got its key',
        lockedAt: 'Locked',
        revokedAt: 'Revoked',
        reason: 'Reason',
        uuid: 'Message no.',
        transferId: 'Transfer no.',
        creditMinor: 'Amount',
        currency: 'Currency',
      },
    },
  },
  machines: {
    inUse: 'In use',
    revoked: 'Revoked',
    register: 'Register',
    createHint: 'The id is a number of the machine that never changes, such as its MAC address.',
    badId: '4 to 64 letters, digits and : . _ -',
    codeHint: 'Type this code at the machine now. It is not shown again.',
    codeUntil: 'Good until:',
    toMachine: 'To the machine',
    lock: 'Lock',
    lockHint: 'The desk stays signed in, and sells, pays and cancels nothing.',
    unlock: 'Unlock',
    unlockHint: 'The desk sells, pays and cancels again.',
    branch: 'Let the shop take turns',
    branchHint:
      'Every desk of the shop signs in at this machine, by password or PIN, with a shift of its own.',
    terminal: 'For its desk alone',
    terminalHint:
      'The machine serves its own desk alone. The other desks are signed out there; their shifts stay open.',
    modeHint:
      'At a branch every desk of the shop signs in, by password or PIN, with a shift of its own.',
    revoke: 'Revoke',
    revokeHint:
      'The key of the machine ends for good, its sessions end, and the open shift ends without a count. The cash in the drawer counts as missing.',
  },
}

export default texts
