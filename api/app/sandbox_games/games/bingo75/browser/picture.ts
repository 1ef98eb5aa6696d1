import { bingo75Card, bingo75Rules } from '@grandstand/shared-types/games/bingo/bingo_75'
import type { Host } from '../../../browser/picture_form.ts'
import { bingoPicture } from '../../../browser/bingo_picture.ts'

export default (host: Host) =>
  bingoPicture(host, {
    rules: bingo75Rules(host.gameCode),
    columns: 5,
    heads: ['B', 'I', 'N', 'G', 'O'],
    cardOf: bingo75Card,
  })
