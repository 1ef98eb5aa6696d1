/** The symbols of the reels, drawn in SVG; each in a square of 40. */
import type { SlotSymbol } from './reels.ts'

const LEAF =
  '<path d="M20 10c2-6 8-7 12-6-1 5-6 8-12 6z" fill="#4fae54"/><path d="M20 10c2-2 5-4 9-5" stroke="#2f7a37" fill="none"/>'

export const PICTURES: Readonly<Record<SlotSymbol, string>> = {
  W: `<path d="M20 3 36 15 20 37 4 15z" fill="#38d6e8"/><path d="M20 3 27 15 20 37 13 15z" fill="#a8f3fb"/>
    <path d="M4 15h32M20 3l-7 12 7 22 7-22z" stroke="#0e7f93" stroke-width="1.2" fill="none" stroke-linejoin="round"/>`,
  7: `<path d="M8 6h25v6C26 19 22 26 21 35H12c1-9 5-16 11-22h-8v4H8z" fill="#e5343d" stroke="#ffd873" stroke-width="2.4"
    stroke-linejoin="round"/>`,
  S: `<path d="m20 3 5 11 12 1.4-9 8.1 2.6 12L20 29.5 9.4 35.5l2.6-12-9-8.1L15 14z" fill="#ffd54a"
    stroke="#c88a12" stroke-width="1.6" stroke-linejoin="round"/>`,
  B: `<path d="M20 5c-8 0-11 7-11 14 0 5-2 8-4 10h30c-2-2-4-5-4-10 0-7-3-14-11-14z" fill="#f4b73a" stroke="#a86c10"
    stroke-width="1.6"/><circle cx="20" cy="33" r="4" fill="#a86c10"/><path d="M14 12c1-2 3-3 5-3" stroke="#fff3cf"
    stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  M: `<path d="M3 14a17 17 0 0 0 34 0z" fill="#2f9e4b"/><path d="M6 14a14 14 0 0 0 28 0z" fill="#e8f7d5"/>
    <path d="M8 14a12 12 0 0 0 24 0z" fill="#f0525f"/><g fill="#3c1518"><circle cx="14" cy="18" r="1.3"/>
    <circle cx="20" cy="21" r="1.3"/><circle cx="26" cy="18" r="1.3"/></g>`,
  P: `<ellipse cx="20" cy="23" rx="13" ry="13.5" fill="#8a4bd0"/><path d="M20 10c-4 7-4 18 0 26" stroke="#5c2b98"
    stroke-width="1.6" fill="none"/><path d="M11 19c1-3 3-5 5-6" stroke="#d9bdf7" stroke-width="2.2" fill="none"
    stroke-linecap="round"/>${LEAF}`,
  L: `<path d="M4 24c3-9 12-15 22-13 3-2 7-1 8 1s0 5-1 7c1 10-8 16-16 16-4 0-7-1-9-3-3 0-5-3-4-8z" fill="#ffe14d"
    stroke="#c9a011" stroke-width="1.4"/><path d="M11 22c2-4 6-6 10-6" stroke="#fff8cf" stroke-width="2.4"
    fill="none" stroke-linecap="round"/>`,
  C: `<path d="M13 25C14 15 20 9 29 5c-2 8-3 13-2 18" stroke="#4a8f3c" stroke-width="2" fill="none"/>
    <circle cx="12" cy="28" r="8" fill="#e32f45"/><circle cx="28" cy="27" r="8" fill="#c81f37"/>
    <circle cx="9.5" cy="25" r="2" fill="#ffb6bf"/><circle cx="25.5" cy="24" r="2" fill="#ffb6bf"/>`,
  X: `<circle cx="20" cy="20" r="16" fill="#f2c14e" stroke="#9c6b12" stroke-width="2"/><circle cx="20" cy="20" r="11"
    fill="none" stroke="#9c6b12" stroke-width="1.4"/><path d="m20 13 5 7-5 7-5-7z" fill="#9c6b12"/>`,
}

/** Signs that screen readers name in the language of the page. */
export const SIGNS: Readonly<Record<SlotSymbol, string>> = {
  W: '💎',
  7: '7',
  S: '⭐',
  B: '🔔',
  M: '🍉',
  P: '🫐',
  L: '🍋',
  C: '🍒',
  X: '🪙',
}
