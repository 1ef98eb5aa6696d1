import { KENO_RULES } from '@grandstand/shared-types/games/numbers/keno'
import type { Host } from '../../../browser/picture_form.ts'
import { numbersPicture } from '../../../browser/numbers_picture.ts'

export default (host: Host) => numbersPicture(host, KENO_RULES)
