/** Why a backup was not made or not restored; the texts stand with the commands. */
export type BackupFault =
  | 'programMissing'
  | 'programFailed'
  | 'noBackup'
  | 'notEmpty'
  | 'badName'
  | 'damaged'
  | 'otherDatabase'
  | 'noBinaryLog'
  | 'badTime'

export class BackupRefusal extends Error {
  readonly fault: BackupFault
  readonly params: readonly string[]

  constructor(fault: BackupFault, ...params: string[]) {
    super([fault, ...params].join(' '))
    this.fault = fault
    this.params = params
  }
}
