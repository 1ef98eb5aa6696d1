/** Small flags of the countries whose leagues are common, drawn as simply as their size allows; others get their code. */
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Flag.module.css'

const W = 18
const H = 12

/** Bands of equal size: `h` lie above each other, `v` stand side by side. */
function bands(direction: 'h' | 'v', ...colours: string[]): ReactNode {
  const size = (direction === 'h' ? H : W) / colours.length
  return colours.map((colour, index) =>
    direction === 'h' ? (
      <rect key={colour + index} y={index * size} width={W} height={size} fill={colour} />
    ) : (
      <rect key={colour + index} x={index * size} width={size} height={H} fill={colour} />
    )
  )
}

/** The cross of the north, its post a third from the hoist. */
function nordic(field: string, cross: string): ReactNode {
  return (
    <>
      <rect width={W} height={H} fill={field} />
      <path d={`M6.5 0v${H}M0 6h${W}`} stroke={cross} strokeWidth="2" />
    </>
  )
}

const STAR = 'm11.3 4.6.440 1.1 1.18.080-.91.760.29 1.15-1-.62-1 .62.290-1.15-.91-.76 1.18-.08Z'

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  TR: (
    <>
      <rect width={W} height={H} fill="#d8222f" />
      <path d="M8.6 8.5a3.1 3.1 0 1 1 0-5 2.5 2.5 0 1 0 0 5Z" fill="#fff" />
      <path d={STAR} fill="#fff" />
    </>
  ),
  ENG: (
    <>
      <rect width={W} height={H} fill="#fff" />
      <path d="M9 0v12M0 6h18" stroke="#ce1124" strokeWidth="2.4" />
    </>
  ),
  ES: (
    <>
      <rect width={W} height={H} fill="#c60b1e" />
      <rect y="3" width={W} height="6" fill="#ffc400" />
    </>
  ),
  DE: bands('h', '#111', '#d00', '#ffce00'),
  IT: bands('v', '#009246', '#fff', '#ce2b37'),
  FR: bands('v', '#0055a4', '#fff', '#ef4135'),
  NL: bands('h', '#ae1c28', '#fff', '#21468b'),
  PL: bands('h', '#fff', '#dc143c'),
  PT: (
    <>
      <rect width={W} height={H} fill="#da291c" />
      <rect width="7" height={H} fill="#046a38" />
      <circle cx="7" cy="6" r="2" fill="#ffe900" />
    </>
  ),
  BE: bands('v', '#111', '#fdda24', '#ef3340'),
  RU: bands('h', '#fff', '#0039a6', '#d52b1e'),
  RO: bands('v', '#002b7f', '#fcd116', '#ce1126'),
  AT: bands('h', '#ed2939', '#fff', '#ed2939'),
  SE: nordic('#006aa7', '#fecc02'),
  DK: nordic('#c8102e', '#fff'),
  NO: nordic('#ba0c2f', '#00205b'),
  FI: nordic('#fff', '#003580'),
  GR: (
    <>
      {bands('h', '#0d5eaf', '#fff', '#0d5eaf', '#fff', '#0d5eaf')}
      <rect width="7.2" height="7.2" fill="#0d5eaf" />
      <path d="M3.6 0v7.2M0 3.6h7.2" stroke="#fff" strokeWidth="1.4" />
    </>
  ),
  CZ: (
    <>
      {bands('h', '#fff', '#d7141a')}
      <path d="M0 0v12l8-6Z" fill="#11457e" />
    </>
  ),
  US: (
    <>
      {bands('h', '#b22234', '#fff', '#b22234', '#fff', '#b22234', '#fff', '#b22234')}
      <rect width="8" height="6.85" fill="#3c3b6e" />
    </>
  ),
  BR: (
    <>
      <rect width={W} height={H} fill="#009b3a" />
      <path d="m9 1.4 7 4.6-7 4.6L2 6Z" fill="#fedf00" />
      <circle cx="9" cy="6" r="2.3" fill="#002776" />
    </>
  ),
  JP: (
    <>
      <rect width={W} height={H} fill="#fff" />
      <circle cx="9" cy="6" r="3.4" fill="#bc002d" />
    </>
  ),
  KR: (
    <>
      <rect width={W} height={H} fill="#fff" />
      <path d="M6 6a3 3 0 0 1 6 0Z" fill="#cd2e3a" />
      <path d="M6 6a3 3 0 0 0 6 0Z" fill="#0047a0" />
      <path d="M2.5 2.5 4 1.5M14 1.5l1.5 1M2.5 9.5 4 10.5M14 10.5l1.5-1" stroke="#111" />
    </>
  ),
}

const ALIASES: Readonly<Record<string, string>> = { 'GB': 'ENG', 'GB-ENG': 'ENG', 'UK': 'ENG' }

/** For the eye alone: the country's name stands beside it. No code: the world. */
export function Flag({ countryCode }: { countryCode: string | null }) {
  const code = (countryCode ?? '').toUpperCase()
  const drawing = DRAWINGS[ALIASES[code] ?? code]
  if (drawing) {
    return (
      <svg className={styles.flag} viewBox={`0 0 ${W} ${H}`} width={W} height={H} aria-hidden>
        {drawing}
      </svg>
    )
  }
  const isCountry = code.length === 2
  return (
    <span className={styles.other} aria-hidden>
      {isCountry ? code : <Globe size={14} strokeWidth={1.8} />}
    </span>
  )
}
