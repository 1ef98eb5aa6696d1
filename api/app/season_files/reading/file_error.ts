/** What can be wrong with a file as a whole, and with one row of it. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'

/** Keys of the catalogue that a feed uses, and those that only a terminal will ever show. */
export type FileErrorKey =
  | Extract<
      ErrorKey,
      | 'unknownFeedFormat'
      | 'feedWrongHeader'
      | 'feedMissingColumn'
      | 'feedGluedRow'
      | 'feedUnknownMatch'
      | 'isRequiredArea'
      | 'minLengthMaxLength'
      | 'dateRequired'
      | 'timeRequired'
      | 'invalidValue'
      | 'resultIncomplete'
    >
  | 'feedFileNotFound'
  | 'feedEmptyFile'
  | 'feedNoRows'
  | 'feedBrokenQuote'
  | 'feedUnknownDivision'
  | 'feedRepeatedMatch'
  | 'feedNoSeason'
  | 'feedLoneRow'

export interface FileFault {
  key: FileErrorKey
  params: readonly (string | number)[]
}

/** A row that was left out; the others stand. */
export interface RejectedRow extends FileFault {
  line: number
}

/** Nothing of the file can be used. `line` is 0 where it is about no line. */
export class FileError extends Error {
  constructor(
    readonly key: FileErrorKey,
    readonly file: string,
    readonly line = 0,
    readonly params: readonly (string | number)[] = []
  ) {
    super([key, file, line, ...params].join('|'))
  }
}
