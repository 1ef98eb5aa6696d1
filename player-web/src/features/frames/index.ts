/** The frames of games and payments. A page opens one by `frameAtom`; it is shown over the page. */
export { frameAtom, type OpenFrame } from './frames.ts'
