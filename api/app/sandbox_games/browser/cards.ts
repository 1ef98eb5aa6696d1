/** Playing cards, drawn. */
import { svg, el } from './dom.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['♠', '♥', '♦', '♣']
const RANK_COUNT = RANKS.length

/** The card in signs that screen readers name. */
export const cardText = (card: number): string =>
  `${RANKS[card % RANK_COUNT]}${SUITS[Math.floor(card / RANK_COUNT)]}`

/** A card, or its back for null. */
export function cardOf(card: number | null, isNew: boolean): HTMLElement {
  const kind = isNew ? 'playing-card dealt' : 'playing-card'
  if (card === null) return el('li', { class: `${kind} back` }, svg('0 0 50 70', BACK))
  const suit = Math.floor(card / RANK_COUNT)
  const rank = RANKS[card % RANK_COUNT] ?? ''
  const colour = suit === 1 || suit === 2 ? '#c8242f' : '#16191d'
  const face = `<g fill="${colour}" font-family="Georgia,serif" font-weight="700" text-anchor="middle">
    <text x="10" y="17" font-size="15">${rank}</text><text x="10" y="30" font-size="13">${SUITS[suit]}</text>
    <text x="30" y="56" font-size="32">${SUITS[suit]}</text></g>`
  return el('li', { 'class': kind, 'aria-label': cardText(card) }, svg('0 0 50 70', face))
}

const BACK = `<rect x="4" y="4" width="42" height="62" rx="4" fill="#7b2233"/><g stroke="#f3c969" stroke-width=".8"
  fill="none"><rect x="7" y="7" width="36" height="56" rx="3"/><path d="M7 7l36 56M43 7 7 63M25 7 7 35l18 28 18-28z"/></g>`
