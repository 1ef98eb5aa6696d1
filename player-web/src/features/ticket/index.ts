/** Ticket check by its number; the page loads when it is gone to. */
export { TicketForm } from './TicketForm.tsx'
