import { useState, type CSSProperties } from 'react'
import { artLook } from '@grandstand/shared-types/browser/art_look'
import styles from './GameArt.module.css'

/** React knows no custom properties. */
type Look = CSSProperties & Record<'--hue' | '--turn', string>

/** The picture of a game over one that is drawn of its title, which stays where there is none or it does not load. */
export function GameArt({ title, logo }: { title: string; logo: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  const { hue, turn, letters } = artLook(title)
  const look: Look = { '--hue': String(hue), '--turn': `${turn}deg` }
  return (
    <span className={styles.art} style={look} data-letters={letters} aria-hidden>
      {logo !== null && !hasFailed && (
        <img src={logo} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
    </span>
  )
}
