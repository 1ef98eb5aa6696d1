import { kenoRules } from '@grandstand/shared-types/games/numbers/keno'
import type { Host } from '../../../browser/picture_form.ts'
import { numbersPicture } from '../../../browser/numbers_picture.ts'

export default (host: Host) => numbersPicture(host, kenoRules(host.gameCode))
