import { bingo90Card, BINGO_90_RULES } from '@grandstand/shared-types/games/bingo/bingo_90'
import type { Host } from '../../../browser/picture_form.ts'
import { bingoPicture } from '../../../browser/bingo_picture.ts'

export default (host: Host) =>
  bingoPicture(host, { rules: BINGO_90_RULES, columns: 9, heads: [], cardOf: bingo90Card })
