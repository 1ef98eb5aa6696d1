/**
 * The player's own payments and their course. Import them only from lazily loaded parts, which load the texts `payments`,
 * too.
 */
export { NewestPayments } from './NewestPayments.tsx'
export { OwnPayments } from './OwnPayments.tsx'
export { PaymentCourse } from './PaymentCourse.tsx'
export { StateChip } from './StateChip.tsx'
export { reasonText } from './reasonText.ts'
