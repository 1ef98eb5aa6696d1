/** What runs in each race; `$` is the colour of its number. */
import { ofCode } from '@grandstand/shared-types/games/of_code'

/** A greyhound at full stretch; `$` is the colour of its jacket. */
const GREYHOUND = `<path d="M4 10c6-3 16-3 22-1l6-4 5 1 2 3-4 1-4 3-5 2 5 6h-2l-7-6H14l-8 5-2-1 6-6-6-1-3-4z" fill="#8d8f94"/>
  <path d="M12 8h10l2 6H12z" fill="$" stroke="#0006" stroke-width=".6"/>`

/** A horse with its rider; `$` is the rider's colour. */
const HORSE = `<g fill="#6b4226"><path d="M7 9c4-2 10-2 15-1l6-5 3 0 4 4-2 2-4-1-3 4c0 3-3 5-6 5l3 6h-2l-4-6h-6l-5 6H4l4-7C6 14 5 11 7 9z"/>
  <path d="M7 10 2 14l1-5z"/></g><path d="M15 8c0-4 2-6 5-6l3 5-3 3z" fill="$" stroke="#0005" stroke-width=".5"/><circle cx="22" cy="2.5"
  r="2.2" fill="$" stroke="#0005" stroke-width=".5"/>`

const KART = `<path d="M3 15h6l3-5h13l4 5h8v4H3z" fill="$" stroke="#0006" stroke-width=".6"/><circle cx="19" cy="7" r="3.4" fill="#f2f5f7"
  stroke="#0006" stroke-width=".6"/><g fill="#16191d"><circle cx="9" cy="19" r="4"/><circle cx="31" cy="19" r="4"/></g>`

const BIKE = `<g fill="none" stroke="#16191d" stroke-width="2.2"><circle cx="8" cy="18" r="4.6"/><circle cx="32" cy="18" r="4.6"/></g>
  <path d="M8 18 16 11h10l6 7-9-1z" fill="$" stroke="#0006" stroke-width=".6"/><path d="M16 11c0-5 3-8 7-7l3 6z" fill="#3a4652"/><circle cx="25"
  cy="4" r="2.8" fill="$" stroke="#0006" stroke-width=".6"/>`

const SNAIL = `<path d="M4 20c8-2 20 0 27-2 3-1 4-4 4-8l3-2c1 8-2 14-9 14H4z" fill="#a7b86a"/><circle cx="19" cy="12" r="8.5" fill="$" stroke="#0006"
  stroke-width=".6"/><path d="M19 12m-5 0a5 5 0 1 1 5 5 3 3 0 1 1 0-6" fill="none" stroke="#0007" stroke-width="1.4"/><path d="m35 10-1-5M38
  9l1-5" stroke="#a7b86a" stroke-width="1.2"/>`

const SULKY = `<circle cx="9" cy="18" r="5" fill="none" stroke="#16191d" stroke-width="1.6"/><path d="M9 18h14" stroke="#6b4226" stroke-width="1.4"/>
  <path d="M6 12c0-4 2-6 5-5l3 6z" fill="$" stroke="#0005" stroke-width=".5"/><circle cx="10" cy="5" r="2.2" fill="$"/><path d="M20 11c3-2
  8-2 11-1l4-5 4 4-2 2-3 1-1 4 2 6h-2l-3-5h-4l-3 6h-2l2-7z" fill="#7a4a28"/>`

const CAMEL = `<path d="M5 12c2-2 4-2 6-1 1-5 5-5 7-1 2-4 6-4 7 0l5 1 2-6 5-1 1 3-4 1c0 5-2 8-6 8l2 7h-2l-4-7H13l-3 7H8l1-7c-3 0-4-2-4-4z"
  fill="#c79a5b"/><path d="M14 9c1-3 4-3 7 0l-1 4h-5z" fill="$" stroke="#0005" stroke-width=".5"/>`

export const mountOf = ofCode<string>({
  greyhounds: GREYHOUND,
  nightHounds: GREYHOUND.replace('#8d8f94', '#4a4d57'),
  kartCup: KART,
  speedway: BIKE,
  snailDerby: SNAIL,
  horses: HORSE,
  steeplechase: HORSE.replaceAll('#6b4226', '#3d2a1c'),
  trotters: SULKY,
  camelCup: CAMEL,
  sprintStakes: HORSE.replaceAll('#6b4226', '#9a6236'),
  longMile: HORSE.replaceAll('#6b4226', '#57504a'),
})
