/** Texts of bills. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    bills: {
      name: 'Bill |||| Bills',
      fields: {
        id: 'Bill',
        userId: 'Desk',
        username: 'Desk',
        shiftId: 'Shift',
        billNumber: 'No.',
        currency: 'Currency',
        openedAt: 'From',
        closedAt: 'To',
        openingMinor: 'Carried over',
        sold: 'Sold',
        deposited: 'Put into the machine',
        paid: 'Paid',
        jackpotsPaid: 'Jackpots paid',
        returned: 'Returned',
        expectedMinor: 'Expected',
        countedMinor: 'Counted',
        isLast: 'Kind',
        printCount: 'Prints',
      },
    },
  },
}

export default texts
