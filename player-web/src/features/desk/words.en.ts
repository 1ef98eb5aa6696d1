/** English texts of the desk. */
import type { DeskWords } from './words.tr.ts'

const words: DeskWords = {
  noShift: 'No shift is open. Count the cash in the drawer and open the shift.',
  counted: 'Counted cash',
  open: 'Open the shift',
  close: 'Close the shift',
  closing: 'Count the cash in the drawer, type the amount and close the shift.',
  shift: 'Shift',
  opening: 'Opening cash',
  sold: 'Sold',
  paid: 'Paid',
  returned: 'Given back',
  expected: 'Expected in the drawer',
  closed: 'The shift is closed. Difference:',
  sell: 'Sell a ticket',
  team: 'Team',
  noMatch: 'No open match with this name',
  ticket: 'Ticket',
  code: 'Ticket code',
  check: 'Check',
  pay: 'Pay',
  cancel: 'Cancel the ticket',
  ticketPaid: 'Hand to the customer:',
  ticketCancelled: 'Cancelled. Hand to the customer:',
  keys: 'F2 sell a ticket · F4 ticket code · F8 close the shift · F9 place the bet',
  unknownTicket: 'There is no ticket with this code.',
  errors: {
    shiftNotOpen: 'No shift is open at this desk.',
    shiftAlreadyOpen: 'A shift is open at this desk already.',
    shiftBusy: 'A live bet is still waiting to be accepted. Try again in a few seconds.',
    drawerTooLow: 'The drawer holds too little cash.',
    ticketNotDue: 'Nothing is due on this ticket.',
    ticketRefused: 'This ticket is not paid.',
  },
}
export default words
