/** One set of icons for all sports: 24 px grid, round strokes of 1.6. */
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sport_ids'
import type { ReactNode } from 'react'

const BALL = <circle cx="12" cy="12" r="9" />

const DRAWINGS: Readonly<Record<number, ReactNode>> = {
  [SPORT_IDS.soccer]: (
    <>
      {BALL}
      <path d="m12 8 3.8 2.8-1.45 4.4h-4.7L8.2 10.8Z" />
      <path d="M12 8V3.2M15.8 10.8l4.7-1.6M14.35 15.2l2.8 4M9.65 15.2l-2.8 4M8.2 10.8 3.5 9.2" />
    </>
  ),
  [SPORT_IDS.basketball]: (
    <>
      {BALL}
      <path d="M12 3v18M3 12h18M5.8 5.5c3.4 3.6 3.4 9.4 0 13M18.2 5.5c-3.4 3.6-3.4 9.4 0 13" />
    </>
  ),
  [SPORT_IDS.tennis]: (
    <>
      <ellipse cx="14.2" cy="8.6" rx="6.4" ry="5.4" transform="rotate(-45 14.2 8.6)" />
      <path d="m9.6 13.2-6.4 7M11 6.2l5.6 5.6M13.6 4.4l4.9 4.9M10.2 10.8l6-6.6M12.6 13l6.2-6.4" />
      <circle cx="19" cy="18.6" r="2.2" />
    </>
  ),
  [SPORT_IDS.volleyball]: (
    <>
      {BALL}
      <path d="M12 12c0-3.6 1.2-6.6 3.6-8.2M12 12c-3.1 1.8-6.3 2.2-8.9.9M12 12c3.1 1.8 5.2 4.3 5.4 7.2" />
      <path d="M8.3 3.8C7.5 7 7.7 9.8 8.7 13.4M4.9 17.5c3.2.3 6-.4 9-2.1M20.9 10.4c-1.8-2.2-4.5-3.6-7.9-4.3" />
    </>
  ),
  [SPORT_IDS.handball]: (
    <>
      <path d="M3 20V5.5A1.5 1.5 0 0 1 4.5 4h15A1.5 1.5 0 0 1 21 5.5V20" />
      <path d="M6.5 20V7.5h11V20M10.2 7.5V11M13.8 7.5V11M6.5 11H10M14 11h3.5" />
      <circle cx="12" cy="15.6" r="3.4" />
      <path d="M9.2 13.8c1.8 1 3.8 1 5.6 0" />
    </>
  ),
  [SPORT_IDS.iceHockey]: (
    <>
      <path d="M17.5 3 11 16.4c-.4.9-1.3 1.4-2.2 1.4H4.5a1.5 1.5 0 0 0 0 3h5.7c1.5 0 2.8-.8 3.4-2.1L20.4 4.3" />
      <path d="M17.5 3c.9.1 2 .6 2.9 1.3M6.8 17.8v3" />
      <ellipse cx="18.6" cy="18.4" rx="2.9" ry="1.3" />
      <path d="M15.7 18.4v1.3c0 .7 1.3 1.3 2.9 1.3s2.9-.6 2.9-1.3v-1.3" />
    </>
  ),
  [SPORT_IDS.baseball]: (
    <>
      {BALL}
      <path d="M6.2 5.1c3.2 4 3.2 9.8 0 13.8M17.8 5.1c-3.2 4-3.2 9.8 0 13.8" />
      <path d="m6.6 8.6 2.1-.8M7.2 12h2.3M6.6 15.4l2.1.8M17.4 8.6l-2.1-.8M16.8 12h-2.3M17.4 15.4l-2.1.8" />
    </>
  ),
  [SPORT_IDS.tableTennis]: (
    <>
      <path
        d="M14.9 16.3a7.2 7.2 0 1 0-7.2-7.2c0 1.5.3 2.6 1 3.8Z"
        transform="translate(-1.2 -.6)"
      />
      <path d="m6.9 12.6-3.5 4.7a1.9 1.9 0 0 0 2.7 2.7l4.7-3.6M7.3 12.1l4.7 4.7" />
      <circle cx="19" cy="18.5" r="2" />
    </>
  ),
  [SPORT_IDS.motorSport]: (
    <>
      <path d="M5 21V4.2c2.3-1.4 4.7-1.4 7 0s4.7 1.4 7 0v9.6c-2.3 1.4-4.7 1.4-7 0s-4.7-1.4-7 0" />
      <path d="M9.7 3.4v9.6M14.4 5v9.6M5 9c2.3-1.4 4.7-1.4 7 0s4.7 1.4 7 0" />
    </>
  ),
  [SPORT_IDS.bikes]: (
    <>
      <circle cx="5.5" cy="16.5" r="3.5" />
      <circle cx="18.5" cy="16.5" r="3.5" />
      <path d="M5.5 16.5 9 11h5.5l4 5.5M9 11l3 5.5h-2.5M14.5 11 13 7.5h3.5M6.5 10.5 9 11" />
    </>
  ),
  [SPORT_IDS.horseRacing]: (
    <path d="M5.5 20v-8a6.5 6.5 0 0 1 13 0v8H15v-8a3 3 0 0 0-6 0v8ZM7.2 15h0M8 9h0M12 7h0M16 9h0M16.8 15h0" />
  ),
  [SPORT_IDS.greyhounds]: (
    <>
      <path d="M12 13a4 4 0 0 1 4 4q0 3-4 3t-4-3a4 4 0 0 1 4-4Z" />
      <path strokeWidth="3" d="M6 12h0M10 8h0M14 8h0M18 12h0" />
    </>
  ),
  [SPORT_IDS.esports]: (
    <>
      <path d="M7.6 7h8.8c2.4 0 4 1.7 4.4 4.1l.7 4.5c.3 2-1.1 3.4-2.8 3.4-1.2 0-2-.6-2.7-1.6L15 15.8H9l-1 1.6C7.3 18.4 6.5 19 5.3 19c-1.7 0-3.1-1.4-2.8-3.4l.7-4.5C3.6 8.7 5.2 7 7.6 7Z" />
      <path d="M8.6 9.8v3.4M6.9 11.5h3.4M15 12.8h.01M17 10.4h.01" />
      <path d="M12 7V4.5" />
    </>
  ),
}

interface SportIconProps {
  sportId: number
  size?: number
}

/** Hidden from screen readers, since the sport's name is always beside it. */
export function SportIcon({ sportId, size = 20 }: SportIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {DRAWINGS[sportId] ?? BALL}
    </svg>
  )
}
