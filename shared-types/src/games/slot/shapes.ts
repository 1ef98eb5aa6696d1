/** The symbols of slots, drawn in SVG; each in a square of 40. `$` stands for the colour that a machine gives to a shape. */

const LEAF =
  '<path d="M20 10c2-6 8-7 12-6-1 5-6 8-12 6z" fill="#4fae54"/><path d="M20 10c2-2 5-4 9-5" stroke="#2f7a37" fill="none"/>'

const DRAWN = {
  diamond: `<path d="M20 3 36 15 20 37 4 15z" fill="#38d6e8"/><path d="M20 3 27 15 20 37 13 15z" fill="#a8f3fb"/>
    <path d="M4 15h32M20 3l-7 12 7 22 7-22z" stroke="#0e7f93" stroke-width="1.2" fill="none" stroke-linejoin="round"/>`,
  seven: `<path d="M8 6h25v6C26 19 22 26 21 35H12c1-9 5-16 11-22h-8v4H8z" fill="#e5343d" stroke="#ffd873" stroke-width="2.4"
    stroke-linejoin="round"/>`,
  star: `<path d="m20 3 5 11 12 1.4-9 8.1 2.6 12L20 29.5 9.4 35.5l2.6-12-9-8.1L15 14z" fill="#ffd54a"
    stroke="#c88a12" stroke-width="1.6" stroke-linejoin="round"/>`,
  bell: `<path d="M20 5c-8 0-11 7-11 14 0 5-2 8-4 10h30c-2-2-4-5-4-10 0-7-3-14-11-14z" fill="#f4b73a" stroke="#a86c10"
    stroke-width="1.6"/><circle cx="20" cy="33" r="4" fill="#a86c10"/><path d="M14 12c1-2 3-3 5-3" stroke="#fff3cf"
    stroke-width="2.4" fill="none" stroke-linecap="round"/>`,
  melon: `<path d="M3 14a17 17 0 0 0 34 0z" fill="#2f9e4b"/><path d="M6 14a14 14 0 0 0 28 0z" fill="#e8f7d5"/>
    <path d="M8 14a12 12 0 0 0 24 0z" fill="#f0525f"/><g fill="#3c1518"><circle cx="14" cy="18" r="1.3"/>
    <circle cx="20" cy="21" r="1.3"/><circle cx="26" cy="18" r="1.3"/></g>`,
  plum: `<ellipse cx="20" cy="23" rx="13" ry="13.5" fill="#8a4bd0"/><path d="M20 10c-4 7-4 18 0 26" stroke="#5c2b98"
    stroke-width="1.6" fill="none"/><path d="M11 19c1-3 3-5 5-6" stroke="#d9bdf7" stroke-width="2.2" fill="none"
    stroke-linecap="round"/>${LEAF}`,
  lemon: `<path d="M4 24c3-9 12-15 22-13 3-2 7-1 8 1s0 5-1 7c1 10-8 16-16 16-4 0-7-1-9-3-3 0-5-3-4-8z" fill="#ffe14d"
    stroke="#c9a011" stroke-width="1.4"/><path d="M11 22c2-4 6-6 10-6" stroke="#fff8cf" stroke-width="2.4"
    fill="none" stroke-linecap="round"/>`,
  cherry: `<path d="M13 25C14 15 20 9 29 5c-2 8-3 13-2 18" stroke="#4a8f3c" stroke-width="2" fill="none"/>
    <circle cx="12" cy="28" r="8" fill="#e32f45"/><circle cx="28" cy="27" r="8" fill="#c81f37"/>
    <circle cx="9.5" cy="25" r="2" fill="#ffb6bf"/><circle cx="25.5" cy="24" r="2" fill="#ffb6bf"/>`,
  coin: `<circle cx="20" cy="20" r="16" fill="#f2c14e" stroke="#9c6b12" stroke-width="2"/><circle cx="20" cy="20" r="11"
    fill="none" stroke="#9c6b12" stroke-width="1.4"/><path d="m20 13 5 7-5 7-5-7z" fill="#9c6b12"/>`,
  gem: `<path d="M12 6h16l9 10-17 19L3 16z" fill="$"/><path d="M12 6 3 16h34L28 6zM3 16l17 19 6-19z" fill="#fff" opacity=".25"/>
    <path d="M12 6h16l9 10-17 19L3 16zM3 16h34M14 16l6 19 6-19-6-10z" stroke="#0006" fill="none" stroke-linejoin="round"/>`,
  heart: `<path d="M20 35C6 25 4 18 6 12c3-7 11-7 14-1 3-6 11-6 14 1 2 6 0 13-14 23z" fill="$" stroke="#0005"/>
    <path d="M10 14c1-3 3-4 5-4" stroke="#fff" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".7"/>`,
  spade: `<path d="M20 4c3 7 14 12 14 20 0 7-9 9-12 4 0 4 1 6 4 8H14c3-2 4-4 4-8-3 5-12 3-12-4C6 16 17 11 20 4z" fill="$"
    stroke="#0005"/>`,
  club: `<g fill="$" stroke="#0004"><circle cx="20" cy="12" r="7.5"/><circle cx="11.5" cy="22" r="7.5"/><circle cx="28.5"
    cy="22" r="7.5"/><path d="M18 22h4c0 7 1 11 4 14H14c3-3 4-7 4-14z"/></g>`,
  lozenge: `<path d="m20 3 13 17-13 17L7 20z" fill="$" stroke="#0005"/><path d="m20 3 13 17H7z" fill="#fff" opacity=".25"/>`,
  crown: `<path d="m5 31-2-20 9 8 8-13 8 13 9-8-2 20z" fill="$" stroke="#0006" stroke-linejoin="round"/><path d="M6 31h28v4H6z"
    fill="#0005"/><g fill="#e5343d"><circle cx="20" cy="24" r="2.4"/><circle cx="11" cy="26" r="1.8"/><circle cx="29" cy="26" r="1.8"/></g>`,
  sun: `<g stroke="$" stroke-width="3" stroke-linecap="round"><path d="M20 2v5M20 33v5M2 20h5M33 20h5M7 7l4 4M29 29l4 4M33 7l-4 4M11 29l-4 4"/></g>
    <circle cx="20" cy="20" r="10" fill="$"/><circle cx="17" cy="17" r="4" fill="#fff" opacity=".35"/>`,
  moon: `<path d="M27 4a17 17 0 1 0 9 24A15 15 0 0 1 27 4z" fill="$" stroke="#0004"/><circle cx="15" cy="22" r="2.4" fill="#0002"/>
    <circle cx="21" cy="30" r="1.7" fill="#0002"/>`,
  flame: `<path d="M20 3c2 8 12 11 12 22a12 12 0 0 1-24 0c0-6 4-8 5-13 3 1 4 4 4 6 3-4 4-9 3-15z" fill="$"/><path d="M20 20c1 4
    6 5 6 10a6 6 0 0 1-12 0c0-4 5-5 6-10z" fill="#ffe08a"/>`,
  flake: `<g stroke="$" stroke-width="2.6" stroke-linecap="round" fill="none"><path d="M20 3v34M5.3 11.500l29.4 17M34.7 11.500l-29.4 17"/>
    <path d="m16 6 4 4 4-4M16 34l4-4 4 4M6 16l5.5-1.500L10 9M34 24l-5.5 1.500L30 31M34 16l-5.5-1.500L30 9M6 24l5.5 1.500L10 31"/></g>`,
  leaf: `<path d="M6 34C4 16 14 5 35 5c1 19-8 29-24 27z" fill="$" stroke="#0004"/><path d="M6 35C12 24 20 16 30 10" stroke="#0005"
    stroke-width="1.8" fill="none"/>`,
  clover: `<path d="M19 20c-2 8-4 12-8 16h4c4-4 5-9 6-16z" fill="#2f7a37"/><g fill="$" stroke="#0003"><path d="M19 19C9 19 4 15 6 10c2-4 7-3 8 0
    0-4 5-6 8-3 3 4 0 9-3 12zM21 19c0-10 4-15 9-13 4 2 3 7 0 8 4 0 6 5 3 8-4 3-9 0-12-3z"/><path d="M20 20c-8 2-13 0-13-5 8-1 10 1 13 5z"/></g>`,
  shoe: `<path d="M11 35H6l1-4C3 14 9 4 20 4s17 10 13 27l1 4h-5l-1-3c3-13 0-20-8-20s-11 7-8 20z" fill="$" stroke="#0005"/>
    <g fill="#0007"><circle cx="9" cy="20" r="1.3"/><circle cx="31" cy="20" r="1.3"/><circle cx="12" cy="11" r="1.3"/><circle cx="28"
    cy="11" r="1.3"/></g>`,
  fish: `<path d="M3 20C9 9 21 8 28 17l9-7c-2 7-2 13 0 20l-9-7C21 32 9 31 3 20z" fill="$" stroke="#0005"/><circle cx="11" cy="18" r="2.2"
    fill="#fff"/><circle cx="10.5" cy="18" r="1.1" fill="#111"/><path d="M17 13c3 4 3 10 0 14" stroke="#0004" stroke-width="1.6" fill="none"/>`,
  shell: `<path d="M20 35 4 18C5 9 12 4 20 4s15 5 16 14z" fill="$" stroke="#0005"/><path d="M20 35 11 8M20 35 29 8M20 35V4M20 35
    5 15M20 35 35 15" stroke="#0003" stroke-width="1.4"/>`,
  anchor: `<path d="M20 12v22M11 17h18M6 24c1 8 7 11 14 11s13-3 14-11" stroke="$" stroke-width="4" fill="none" stroke-linecap="round"/>
    <circle cx="20" cy="8" r="4" fill="none" stroke="$" stroke-width="3"/>`,
  seastar: `<path d="M20 3c3 4 3 8 5 11 4 1 8 0 12 2-2 4-6 6-8 9 0 4 3 8 2 12-5 0-8-3-11-4-3 1-6 4-11 4-1-4 2-8 2-12-2-3-6-5-8-9 4-2 8-1
    12-2 2-3 2-7 5-11z" fill="$" stroke="#0004"/><g fill="#fff8"><circle cx="20" cy="13" r="1.2"/><circle cx="26" cy="19" r="1.2"/>
    <circle cx="14" cy="19" r="1.2"/><circle cx="20" cy="23" r="1.2"/></g>`,
  scarab: `<path d="M20 5c3 0 5 2 5 5 5 2 8 7 8 13 0 8-6 13-13 13S7 31 7 23c0-6 3-11 8-13 0-3 2-5 5-5z" fill="$" stroke="#0006"/>
    <path d="M20 12v24M9 16c7 4 15 4 22 0" stroke="#0006" stroke-width="1.6" fill="none"/><path d="m7 20-5-3M7 26H2M33 20l5-3M33 26h5"
    stroke="#0008" stroke-width="2"/>`,
  pyramid: `<path d="M20 5 37 34H3z" fill="$"/><path d="M20 5 37 34H24z" fill="#0003"/><path d="M15 14h9M11 20h15M8 27h17" stroke="#0003"/>`,
  eye: `<path d="M2 19C10 9 30 9 38 19 30 28 10 28 2 19z" fill="#fff" stroke="$" stroke-width="2.4"/><circle cx="20" cy="19" r="6"
    fill="$"/><circle cx="20" cy="19" r="2.6" fill="#111"/><path d="M18 27c0 4-2 7-6 8M25 26l3 8" stroke="$" stroke-width="2.4" fill="none"/>`,
  planet: `<circle cx="20" cy="20" r="11" fill="$"/><path d="M10 16c6 2 13 2 20 0M9.5 22c7 2 14 2 21 0" stroke="#0003" stroke-width="2" fill="none"/>
    <ellipse cx="20" cy="20" rx="18" ry="5" fill="none" stroke="#ffd873" stroke-width="2" transform="rotate(-18 20 20)"/>`,
  rocket: `<path d="M20 2c7 6 9 14 7 24H13C11 16 13 8 20 2z" fill="$" stroke="#0005"/><circle cx="20" cy="15" r="3.6" fill="#9fe0ff"/>
    <path d="m13 20-6 8 6-1zM27 20l6 8-6-1z" fill="#e5343d"/><path d="M16 27h8l-4 10z" fill="#ffb03a"/>`,
  bolt: `<path d="M23 2 7 23h10l-3 15 19-23H22z" fill="$" stroke="#0006" stroke-linejoin="round"/>`,
  lantern: `<path d="M14 5h12v4H14z" fill="#c88a12"/><path d="M20 2v3M20 33v5" stroke="#c88a12" stroke-width="2"/><ellipse cx="20"
    cy="20" rx="14" ry="12" fill="$"/><path d="M20 8v24M13 10c-4 6-4 14 0 20M27 10c4 6 4 14 0 20" stroke="#0003" fill="none"
    stroke-width="1.6"/><path d="M14 31h12v4H14z" fill="#c88a12"/>`,
  blossom: `<g fill="$" stroke="#0002"><circle cx="20" cy="10" r="7"/><circle cx="29.5" cy="17" r="7"/><circle cx="26" cy="28" r="7"/>
    <circle cx="14" cy="28" r="7"/><circle cx="10.5" cy="17" r="7"/></g><circle cx="20" cy="20" r="5" fill="#ffd54a"/>`,
  fan: `<path d="M20 35 3 17C8 8 14 5 20 5s12 3 17 12z" fill="$" stroke="#0005"/><path d="M20 35 8 11M20 35 14 7M20 35V5M20 35 26
    7M20 35 32 11" stroke="#fff8" stroke-width="1.4"/>`,
  mountain: `<path d="M2 34 15 9l7 12 5-7 11 20z" fill="$"/><path d="m15 9 5 9-5-2-5 2zM27 14l4 7-4-2-3 1z" fill="#fff"/>`,
  cactus: `<path d="M16 36V8c0-5 8-5 8 0v8h3v-5c0-4 6-4 6 0v6c0 3-2 5-5 5h-4v14zM16 26h-4c-3 0-5-2-5-5v-6c0-4 6-4 6 0v5h3" fill="$"
    stroke="#0004"/>`,
  wagon: `<circle cx="20" cy="20" r="15" fill="none" stroke="$" stroke-width="4"/><path d="M20 5v30M5 20h30M9.5 9.500l21 21M30.5
    9.500l-21 21" stroke="$" stroke-width="2.4"/><circle cx="20" cy="20" r="4" fill="$"/>`,
  badge: `<path d="m20 2 5 8 9-2-2 9 6 6-8 4 1 9-9-2-6 5-4-8-9-2 4-8-4-8 9-2z" fill="$" stroke="#0005" stroke-linejoin="round"/>
    <circle cx="19" cy="20" r="6" fill="#fff" opacity=".4"/>`,
  pumpkin: `<path d="M20 12V5c0-2 4-3 5-2" stroke="#4a8f3c" stroke-width="3" fill="none"/><g fill="$" stroke="#0004"><ellipse cx="11" cy="23" rx="8"
    ry="11"/><ellipse cx="29" cy="23" rx="8" ry="11"/><ellipse cx="20" cy="23" rx="8" ry="12"/></g>`,
  wheat: `<path d="M20 38V12" stroke="#a86c10" stroke-width="2"/><g fill="$"><ellipse cx="20" cy="7" rx="3" ry="5"/><ellipse cx="14" cy="13"
    rx="3" ry="5.5" transform="rotate(-30 14 13)"/><ellipse cx="26" cy="13" rx="3" ry="5.5" transform="rotate(30 26 13)"/><ellipse cx="14" cy="22"
    rx="3" ry="5.5" transform="rotate(-30 14 22)"/><ellipse cx="26" cy="22" rx="3" ry="5.5" transform="rotate(30 26 22)"/></g>`,
  apple: `<path d="M20 12c-5-4-15-2-15 9 0 9 7 15 11 15 2 0 3-1 4-1s2 1 4 1c4 0 11-6 11-15 0-11-10-13-15-9z" fill="$" stroke="#0004"/>
    <path d="M20 12c0-4 2-7 5-9" stroke="#6b4226" stroke-width="2.4" fill="none"/><path d="M10 18c1-3 3-4 5-4" stroke="#fff" stroke-width="2.4"
    fill="none" stroke-linecap="round" opacity=".6"/>`,
  bar: `<path d="M3 12h34v16H3z" fill="$" stroke="#ffd873" stroke-width="2"/><path d="M9 17v6M9 17h3c3 0 3 3 0 3 3 0 3 3 0
    3H9M17 23l2.5-6 2.5 6M26 23v-6h3c3 0 3 3 0 3h-3l4 3" stroke="#fff" stroke-width="1.6" fill="none"/>`,
  ace: `<path d="M10 33 20 6l10 27M13.5 24h13" stroke="$" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`,
  king: `<path d="M11 6v28M29 6 12 22l18 12" stroke="$" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`,
  queen: `<circle cx="20" cy="19" r="12.5" stroke="$" stroke-width="5" fill="none"/><path d="m23 25 9 10" stroke="$" stroke-width="5" stroke-linecap="round"/>`,
  jack: `<path d="M14 6h14v19c0 11-15 11-16 2" stroke="$" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  ten: `<path d="m6 11 6-4v26" stroke="$" stroke-width="4.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="27" cy="20" rx="8"
    ry="13" stroke="$" stroke-width="4.5" fill="none"/>`,
} as const
export type ShapeName = keyof typeof DRAWN

/** The drawing of a shape in a colour. */
export const shapeOf = (shape: ShapeName, colour = '#ffd54a'): string =>
  DRAWN[shape].replaceAll('$', colour)

/** Signs that screen readers name in the language of the page. */
export const SIGNS: Readonly<Record<ShapeName, string>> = {
  diamond: '💎',
  seven: '7',
  star: '⭐',
  bell: '🔔',
  melon: '🍉',
  plum: '🫐',
  lemon: '🍋',
  cherry: '🍒',
  coin: '🪙',
  gem: '💠',
  heart: '♥',
  spade: '♠',
  club: '♣',
  lozenge: '♦',
  crown: '👑',
  sun: '☀️',
  moon: '🌙',
  flame: '🔥',
  flake: '❄️',
  leaf: '🍃',
  clover: '🍀',
  shoe: '🧲',
  fish: '🐟',
  shell: '🐚',
  anchor: '⚓',
  seastar: '✴️',
  scarab: '🪲',
  pyramid: '🔺',
  eye: '👁️',
  planet: '🪐',
  rocket: '🚀',
  bolt: '⚡',
  lantern: '🏮',
  blossom: '🌸',
  fan: '🪭',
  mountain: '⛰️',
  cactus: '🌵',
  wagon: '🎡',
  badge: '🎖️',
  pumpkin: '🎃',
  wheat: '🌾',
  apple: '🍎',
  bar: 'BAR',
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  ten: '10',
}
