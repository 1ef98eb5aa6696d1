/** Lines of slots: of each, the row of every reel, 0 at the top. */

const linesOf = (...texts: string[]): readonly (readonly number[])[] =>
  texts.map((text) => [...text].map(Number))

/** Three reels of three rows. */
export const LINES_5 = linesOf('111', '000', '222', '012', '210')

/** Five reels of three rows. */
export const LINES_10 = linesOf(
  ...['11111', '00000', '22222', '01210', '21012'],
  ...['00122', '22100', '10001', '12221', '10121']
)
export const LINES_20 = [
  ...LINES_10,
  ...linesOf(
    ...['12101', '01110', '21112', '01010', '21212'],
    ...['11011', '11211', '00200', '22022', '02020']
  ),
]

/** Five reels of four rows. */
export const LINES_20_OF_FOUR = linesOf(
  ...['00000', '11111', '22222', '33333', '01210', '32123', '12321', '21012', '00112', '33221'],
  ...['11223', '22110', '01110', '12221', '21112', '32223', '10001', '23332', '01010', '32323']
)
