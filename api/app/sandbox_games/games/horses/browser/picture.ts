import { raceRules } from '@grandstand/shared-types/games/race/races'
import { mountOf } from '../../../browser/mounts.ts'
import type { Host } from '../../../browser/picture_form.ts'
import { racePicture } from '../../../browser/race_picture.ts'

export default (host: Host) => racePicture(host, raceRules(host.gameCode), mountOf(host.gameCode))
