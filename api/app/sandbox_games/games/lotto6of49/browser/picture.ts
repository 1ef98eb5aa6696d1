import { lottoRules } from '@grandstand/shared-types/games/numbers/lotto'
import type { Host } from '../../../browser/picture_form.ts'
import { numbersPicture } from '../../../browser/numbers_picture.ts'

export default (host: Host) => numbersPicture(host, lottoRules(host.gameCode))
