import type { Operations } from '#core/operations/operation'
import {
  lockMachine,
  machineLists,
  registerMachine,
  unlockMachine,
} from '#machines/operations/machines'
import { enrolMachine, machineChallenge, machineHeartbeat } from '#machines/operations/own_machine'

export const machineOperations = {
  ...machineLists,
  registerMachine,
  lockMachine,
  unlockMachine,
  enrolMachine,
  machineChallenge,
  machineHeartbeat,
} satisfies Operations
