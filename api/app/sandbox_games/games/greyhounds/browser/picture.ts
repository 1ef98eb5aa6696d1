import { GREYHOUND_RULES } from '@grandstand/shared-types/games/race/races'
import type { Host } from '../../../browser/picture_form.ts'
import { racePicture } from '../../../browser/race_picture.ts'

/** A greyhound at full stretch; `$` is the colour of its jacket. */
const GREYHOUND = `<path d="M4 10c6-3 16-3 22-1l6-4 5 1 2 3-4 1-4 3-5 2 5 6h-2l-7-6H14l-8 5-2-1 6-6-6-1-3-4z" fill="#8d8f94"/>
  <path d="M12 8h10l2 6H12z" fill="$" stroke="#0006" stroke-width=".6"/>`

export default (host: Host) => racePicture(host, GREYHOUND_RULES, GREYHOUND)
