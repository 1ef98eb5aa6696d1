import { Globe } from 'lucide-react'
import { useState } from 'react'
import styles from './Flag.module.css'

/** The football associations of Britain have flags of their own; the country itself is `GBR`. */
const FILES: Readonly<Record<string, string>> = {
  GB: 'GB-ENG',
  UK: 'GB-ENG',
  ENG: 'GB-ENG',
  GBR: 'GB',
}

/**
 * A country's flag, hidden from screen readers, since the country's name is beside it. Without a code it is a globe; a
 * code without a flag is shown as text.
 */
export function Flag({ countryCode }: { countryCode: string | null }) {
  const code = (countryCode ?? '').toUpperCase()
  const [missing, setMissing] = useState('')
  if (code === '' || code === missing) {
    return (
      <span className={styles.other} aria-hidden>
        {code === '' ? <Globe size={14} strokeWidth={1.8} /> : code}
      </span>
    )
  }
  return (
    <img
      className={styles.flag}
      src={`/assets/flags/${FILES[code] ?? code}.svg`}
      width={18}
      height={12}
      alt=""
      loading="lazy"
      onError={() => setMissing(code)}
    />
  )
}
