/** A ticket as anybody with its code sees it. Import it only from lazily loaded pages. */
export { Deadline } from './Deadline.tsx'
export { Ticket } from './Ticket.tsx'
