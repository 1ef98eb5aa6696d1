/** A ticket as anybody with its code sees it. Import it only from lazily loaded pages. */
export { Deadline } from './Deadline.tsx'
export { dueMinorOf } from './dueMinorOf.ts'
export { Ticket } from './Ticket.tsx'
export { WonJackpots } from './WonJackpots.tsx'
