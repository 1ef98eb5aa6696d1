import styles from './Silks.module.css'

/** Colours of jackets, by turns. */
const COLOURS = [
  '#c81e2c',
  '#1f4fa8',
  '#f4f1e8',
  '#f0b429',
  '#136b3c',
  '#7a3f98',
  '#e26a1b',
  '#1b9aaa',
  '#d9528f',
  '#2b2f36',
]

const PATTERNS = [
  null,
  // hoops
  <path key="hoops" d="M10 16h20v4H10zM10 25h20v4H10z" />,
  // a sash
  <path key="sash" d="M10 12l20 18v6L10 18z" />,
  // stripes
  <path key="stripes" d="M13 10h3v26h-3zM19 10h3v26h-3zM25 10h3v26h-3z" />,
  // a star
  <path key="star" d="M20 14l2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z" />,
  // halves
  <path key="halves" d="M20 8h12v28H20z" />,
  // spots
  <path key="spots" d="M14 15h4v4h-4zM22 15h4v4h-4zM18 22h4v4h-4zM14 29h4v4h-4zM22 29h4v4h-4z" />,
]

const sumOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)

/** The jacket of a rider, drawn of the runner's name. */
export function Silks({ name }: { name: string }) {
  const sum = sumOf(name)
  const main = COLOURS[sum % COLOURS.length]
  const other = COLOURS[(sum + 1 + (sum % 7)) % COLOURS.length]
  return (
    <svg className={styles.silks} viewBox="0 0 40 40" aria-hidden>
      <path d="M12 8 4 13l2 11 5-1z" fill={other} />
      <path d="M28 8l8 5-2 11-5-1z" fill={other} />
      <path d="M11 8h18v29H11z" fill={main} />
      <g fill={other} clipPath="inset(0)">
        {PATTERNS[sum % PATTERNS.length]}
      </g>
      <path d="M16 6h8l-4 6z" fill="#fff" />
      <path
        d="M12 8 4 13l2 11 5-1v14h18V23l5 1 2-11-8-5z"
        fill="none"
        stroke="#0006"
        strokeWidth="1"
        strokeLinejoin="round"
      />
    </svg>
  )
}
