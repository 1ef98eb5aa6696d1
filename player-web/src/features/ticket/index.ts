/** A ticket as its holder sees it. Import it only from lazily loaded pages. */
export { Ticket } from './Ticket.tsx'
