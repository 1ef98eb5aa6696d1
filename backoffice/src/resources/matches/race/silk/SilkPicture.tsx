import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { silkOf, type SilkPattern } from '@grandstand/shared-types/racing/card/silk'

const PATHS: Readonly<Record<SilkPattern, string>> = {
  plain: '',
  hoops: 'M7 9h10v2.5H7zM7 14h10v2.5H7z',
  stripes: 'M8.4 5.5h1.7v16H8.4zM11.2 5.5h1.7v16h-1.7zM14 5.5h1.7v16H14z',
  spots: 'M8.5 8.5h2v2h-2zM13.5 8.5h2v2h-2zM11 12.5h2v2h-2zM8.5 16.5h2v2h-2zM13.5 16.5h2v2h-2z',
  star: 'M12 8.2l1.5 3.1 3.4.4-2.5 2.3.7 3.4-3.1-1.7-3.1 1.7.7-3.4-2.5-2.3 3.4-.4z',
  sash: 'M7 7l10 9v4L7 11z',
  halves: 'M12 5h5v17h-5z',
}
const JACKET = 'M7 5 2.5 8l1.3 6.5L7 13.8v8h10v-8l3.2.7L21.5 8 17 5l-2.6-.3L12 7 9.6 4.7z'

interface SilkPictureProps {
  number: number
  colours: string
  kind: FieldKind
  /** In px. */
  size?: number
}

/** The jacket of a runner. It only helps the eye: number and name stand beside it. */
export function SilkPicture({ size = 24, ...worn }: SilkPictureProps) {
  const { body, other, pattern } = silkOf(worn)
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flex: 'none' }}>
      <path d={JACKET} fill={body} />
      <path d="M7 5 2.5 8l1.3 6.5L7 13.8zM17 5l4.5 3-1.3 6.5-3.2-.7z" fill={other} />
      <path d={PATHS[pattern]} fill={other} />
      <path d={JACKET} fill="none" stroke="#8a949c" strokeWidth="0.9" strokeLinejoin="round" />
    </svg>
  )
}
