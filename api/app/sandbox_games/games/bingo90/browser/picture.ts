import { bingo90Card, bingo90Rules } from '@grandstand/shared-types/games/bingo/bingo_90'
import type { Host } from '../../../browser/picture_form.ts'
import { bingoPicture } from '../../../browser/bingo_picture.ts'

export default (host: Host) =>
  bingoPicture(host, {
    rules: bingo90Rules(host.gameCode),
    columns: 9,
    heads: [],
    cardOf: bingo90Card,
  })
