import { HORSE_RULES } from '@grandstand/shared-types/games/race/races'
import type { Host } from '../../../browser/picture_form.ts'
import { racePicture } from '../../../browser/race_picture.ts'

/** A horse with its rider; `$` is the rider's colour. */
const HORSE = `<g fill="#6b4226"><path d="M7 9c4-2 10-2 15-1l6-5 3 0 4 4-2 2-4-1-3 4c0 3-3 5-6 5l3 6h-2l-4-6h-6l-5 6H4l4-7C6 14 5 11 7 9z"/>
  <path d="M7 10 2 14l1-5z"/></g><path d="M15 8c0-4 2-6 5-6l3 5-3 3z" fill="$" stroke="#0005" stroke-width=".5"/><circle cx="22" cy="2.5"
  r="2.2" fill="$" stroke="#0005" stroke-width=".5"/>`

export default (host: Host) => racePicture(host, HORSE_RULES, HORSE)
