/** Faults of a whole file, and of one row. */
import type { ErrorKey } from '@grandstand/shared-types/core/errors'

/** Error keys of the contract that files use, and keys that only commands show, in a terminal. */
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
      | 'feedCellWrong'
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

/** A row that was left out. */
export interface RejectedRow extends FileFault {
  line: number
}

/** The whole file is unusable. `line` is 0 when the fault belongs to no line. */
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
